import { readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { folderNumber } from './folder-number.ts';
import { isAlive, processToken } from './process-token.ts';

const POLL_MS = 20;
/** Longer than a start with crash recovery of a large database may take. */
const TIMEOUT_MS = 180_000;
/** Breaking a dead lock takes microseconds and never waits: a marker this old belongs to a killed process. */
const BREAK_MARK_MS = 5_000;

/**
 * Runs `work` while no other process (or other call in this one) does so with the same `file`. The file names its
 * holder: if the holder has died, for whatever reason, or holds the folder that this one is a copy of, the lock is taken
 * over. Throws after three minutes.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!tryLock(file)) {
    if (Date.now() > deadline)
      throw new StartError(`Another process has held ${file} for too long.`);
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    unlinkSync(file);
  }
}

function tryLock(file: string): boolean {
  if (create(file)) return true;
  if (isHeld(file)) return false;
  // Only one process at a time may check again and remove the lock, or it would remove its successor's.
  const mark = `${file}.break`;
  if (!create(mark)) {
    removeOldMark(mark);
    return false;
  }
  try {
    if (isHeld(file)) return false;
    unlinkSync(file);
    return create(file);
  } catch {
    return false;
  } finally {
    unlinkSync(mark);
  }
}

function create(file: string): boolean {
  try {
    const holder = `${processToken(process.pid) ?? ''} ${folderNumber(file)}`;
    writeFileSync(file, holder, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isHeld(file: string): boolean {
  try {
    const [holder = '', folder] = readFileSync(file, 'utf8').split(' ');
    // Empty: between its holder's creating and naming it.
    if (holder === '') return Date.now() - statSync(file).mtimeMs < BREAK_MARK_MS;
    const isCopied = folder !== undefined && Number(folder) !== folderNumber(file);
    return !isCopied && isAlive(holder);
  } catch {
    return false;
  }
}

function removeOldMark(mark: string): void {
  try {
    if (Date.now() - statSync(mark).mtimeMs > BREAK_MARK_MS) unlinkSync(mark);
  } catch {
    // Removed meanwhile.
  }
}
