/** `low`: the operator should look. `full`: the embedded database cannot be relied on to write. */
export type DiskState = 'ok' | 'low' | 'full';

const MB = 1_000_000;
/** PostgreSQL writes its log in files of 16 MB; without room for a few of them it stops. */
const FULL_BYTES = 64 * MB;
const LOW_BYTES = 1000 * MB;
/** A small disk is low only when less than a twentieth of it is free. */
const LOW_PART = 0.05;

interface Space {
  readonly bsize: number;
  readonly blocks: number;
  /** Free for users other than root. */
  readonly bavail: number;
}

export function judgeDisk({ bsize, blocks, bavail }: Space): DiskState {
  const free = bavail * bsize;
  if (free < FULL_BYTES) return 'full';
  return free < Math.min(LOW_BYTES, blocks * bsize * LOW_PART) ? 'low' : 'ok';
}
