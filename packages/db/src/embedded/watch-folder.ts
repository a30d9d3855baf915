import { stat } from 'node:fs/promises';

/**
 * Returns a check whether the folder is still the same one. Any failure other than its absence, such as a disk error,
 * says nothing about that.
 */
export async function watchFolder(folder: string): Promise<() => Promise<boolean>> {
  const { ino } = await stat(folder);
  return async () => {
    try {
      return (await stat(folder)).ino === ino;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      return code !== 'ENOENT' && code !== 'ENOTDIR';
    }
  };
}
