// man 2 getxattr, listxattr, setxattr: unlike Linux's, they have a position and options.

#include <sys/types.h>

ssize_t fgetxattr(
    int fd, const char * _Nonnull name, void * _Nullable value, size_t size, u_int32_t position,
    int options);
ssize_t flistxattr(int fd, char * _Nullable names, size_t size, int options);
int fsetxattr(
    int fd, const char * _Nonnull name, const void * _Nullable value, size_t size,
    u_int32_t position, int options);
