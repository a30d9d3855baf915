import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Distinguishes the folder of a file from every copy of it, however it is named and from where it is mounted: the number that
 * the file system has for it. A copied file that contains it is recognised as the original's.
 */
export function folderNumber(file: string): number {
  return statSync(dirname(file)).ino;
}
