import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '@ooo/db/testing/at-end';

/** A file system of that size, until the test file ends; undefined where this user may make none. */
export async function mountTmpfs(megabytes: number): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'ooo-small-'));
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  atEnd(() => execFileSync('umount', ['-l', folder]));
  return folder;
}
