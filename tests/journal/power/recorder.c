// SPDX-License-Identifier: MIT
// Preloaded into a process, it writes down every change that the process makes to files under POWER_ROOT, in order,
// to the file POWER_LOG: what a disk would have been told. model.py cuts the power anywhere in that list.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define MOST 1024

static char *paths[MOST];
static int appends[MOST];
static int log_fd = -2;

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static ssize_t plain_write(int fd, const void *data, size_t size) {
    REAL(ssize_t, "write", int, const void *, size_t);
    return real(fd, data, size);
}

static int under_root(const char *path) {
    const char *root = getenv("POWER_ROOT");
    return root && path && !strncmp(path, root, strlen(root));
}

static void note(char op, const char *path, uint64_t at, const void *data, uint64_t size) {
    if (log_fd == -2) {
        REAL(int, "open", const char *, int, ...);
        log_fd = real(getenv("POWER_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
    uint32_t length = strlen(path);
    size_t whole = 1 + 4 + length + 8 + 8 + size;
    char *line = malloc(whole), *p = line;
    *p++ = op;
    memcpy(p, &length, 4), p += 4;
    memcpy(p, path, length), p += length;
    memcpy(p, &at, 8), p += 8;
    memcpy(p, &size, 8), p += 8;
    memcpy(p, data, size);
    int kept = errno;
    if (plain_write(log_fd, line, whole) != (ssize_t)whole) abort();
    errno = kept;
    free(line);
}

static const char *watched(int fd) { return fd >= 0 && fd < MOST ? paths[fd] : NULL; }

static int opened(int fd, const char *path, int flags, int existed) {
    if (fd < 0 || fd >= MOST || !under_root(path)) return fd;
    free(paths[fd]);
    paths[fd] = strdup(path);
    appends[fd] = (flags & O_APPEND) != 0;
    if (!existed) note('C', path, 0, "", 0);
    else if (flags & O_TRUNC) note('T', path, 0, "", 0);
    return fd;
}

#define OPEN(name, real_name) \
    int name(const char *path, int flags, ...) { \
        REAL(int, real_name, const char *, int, ...); \
        va_list more; \
        va_start(more, flags); \
        mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(more, mode_t) : 0; \
        va_end(more); \
        int existed = access(path, F_OK) == 0; \
        return opened(real(path, flags, mode), path, flags, existed); \
    }
OPEN(open, "open")
OPEN(open64, "open64")

int close(int fd) {
    REAL(int, "close", int);
    if (watched(fd)) {
        free(paths[fd]);
        paths[fd] = NULL;
    }
    return real(fd);
}

ssize_t write(int fd, const void *data, size_t size) {
    off_t at = 0;
    struct stat state;
    if (watched(fd)) at = appends[fd] ? (fstat(fd, &state), state.st_size) : lseek(fd, 0, SEEK_CUR);
    ssize_t done = plain_write(fd, data, size);
    if (watched(fd) && done > 0) note('W', paths[fd], at, data, done);
    return done;
}

#define PWRITE(name, real_name) \
    ssize_t name(int fd, const void *data, size_t size, off_t at) { \
        REAL(ssize_t, real_name, int, const void *, size_t, off_t); \
        ssize_t done = real(fd, data, size, at); \
        if (watched(fd) && done > 0) note('W', paths[fd], at, data, done); \
        return done; \
    }
PWRITE(pwrite, "pwrite")
PWRITE(pwrite64, "pwrite64")

#define TRUNCATE(name, real_name) \
    int name(int fd, off_t size) { \
        REAL(int, real_name, int, off_t); \
        int done = real(fd, size); \
        if (watched(fd) && !done) note('T', paths[fd], size, "", 0); \
        return done; \
    }
TRUNCATE(ftruncate, "ftruncate")
TRUNCATE(ftruncate64, "ftruncate64")

#define SYNC(name, real_name) \
    int name(int fd) { \
        REAL(int, real_name, int); \
        int done = real(fd); \
        if (watched(fd) && !done) note('S', paths[fd], 0, "", 0); \
        return done; \
    }
SYNC(fsync, "fsync")
SYNC(fdatasync, "fdatasync")

int rename(const char *from, const char *to) {
    REAL(int, "rename", const char *, const char *);
    int done = real(from, to);
    if (!done && under_root(from)) note('R', from, 0, to, strlen(to));
    return done;
}

int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    int done = real(path);
    if (!done && under_root(path)) note('U', path, 0, "", 0);
    return done;
}

int mkdir(const char *path, mode_t mode) {
    REAL(int, "mkdir", const char *, mode_t);
    int done = real(path, mode);
    if (!done && under_root(path)) note('M', path, 0, "", 0);
    return done;
}
