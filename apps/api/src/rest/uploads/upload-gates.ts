import { AppError } from '../../errors/app-error.ts';
import { createGate, type Gate, type Shortage } from '../../gates/gate.ts';

/** Keep uploads from exhausting sockets, disk and memory, and one user's uploads from blocking the others'. */
export interface UploadGates {
  /** Uploads that are arriving. */
  readonly arriving: Gate;
  /** Bytes on the disk, from before the first one until the answer. */
  readonly disk: Gate;
  /** Bytes in memory while a procedure is at work on them, with its copies; see {@link memoryGateFor}. */
  readonly memory: Gate;
  /** The same for small ones, which would otherwise wait behind large ones. */
  readonly smallMemory: Gate;
}

const MEGABYTE = 1024 * 1024;

/** The most memory that a procedure's work on a file may need to count as small. */
const SMALL_BYTES = 8 * MEGABYTE;

/** A gate that is soon free again is not worth a long wait, since a whole upload depends on it. */
const SHORT_WAIT_MS = 1000;
/** Readers take some ten seconds over a picture; what waits lies on the disk. */
const LONG_WAIT_MS = 120_000;

const SENTENCES: Record<Shortage, string> = {
  own: 'You are already sending several files. Wait until one of them is done, then try again.',
  all: 'Many files are being sent at the moment. Try again in a few seconds.',
};

const refuse =
  (retryAfterSec: number) =>
  (shortage: Shortage): AppError =>
    new AppError(shortage === 'own' ? 'RATE_LIMITED' : 'UNAVAILABLE', {
      message: SENTENCES[shortage],
      details: { retryAfterSec },
    });

export function createUploadGates(): UploadGates {
  const brief = { waitMs: SHORT_WAIT_MS, maxWaiting: 100, maxWaitingPerHolder: 20 };
  const patient = { waitMs: LONG_WAIT_MS, maxWaiting: 200, maxWaitingPerHolder: 50 };
  return {
    arriving: createGate({ ...brief, total: 20, perHolder: 3, refusal: refuse(5) }),
    disk: createGate({
      ...brief,
      total: 1024 * MEGABYTE,
      perHolder: 256 * MEGABYTE,
      refusal: refuse(15),
    }),
    memory: createGate({
      ...patient,
      total: 200 * MEGABYTE,
      perHolder: 100 * MEGABYTE,
      refusal: refuse(30),
    }),
    smallMemory: createGate({
      ...patient,
      total: 64 * MEGABYTE,
      perHolder: 32 * MEGABYTE,
      refusal: refuse(30),
    }),
  };
}

export function memoryGateFor(gates: UploadGates, amount: number): Gate {
  return amount <= SMALL_BYTES ? gates.smallMemory : gates.memory;
}
