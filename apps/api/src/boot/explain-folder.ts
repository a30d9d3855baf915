const MAY_NOT_WRITE: ReadonlySet<unknown> = new Set(['EROFS', 'EACCES', 'EPERM']);
const NO_FOLDER: ReadonlySet<unknown> = new Set(['ENOTDIR', 'EEXIST', 'ENOENT', 'ELOOP']);
/** Error codes of file operations, as the operating system names them. */
const FILE_CALLS =
  /^(mkdir|open|write|rename|unlink|chmod|chown|link|fsync|ftruncate|stat|scandir|rmdir|copyfile)$/;

/** What keeps the product from its data folder; undefined for any other error. */
export function explainFolderFailure(error: Error): string | undefined {
  const { code, syscall = '', path = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `The disk is full (noticed at ${path || 'DATA_DIR'}). Free some space, or set DATA_DIR to a folder on another disk, and start again.`;
  }
  if (!FILE_CALLS.test(syscall)) return undefined;
  if (MAY_NOT_WRITE.has(code)) {
    const why = code === 'EROFS' ? 'it is on a file system that is read-only' : 'this user may not';
    return `OOO cannot write to ${path}: ${why}. Make it writable, or set DATA_DIR to a folder that is.`;
  }
  if (NO_FOLDER.has(code)) {
    return `${path} cannot be made or opened (${code}). Check DATA_DIR.`;
  }
  return undefined;
}
