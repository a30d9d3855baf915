import type { Progress } from '@ooo/domain/fair-queue/fair-queue.types';

/** Watches how fast the parts of a document are taken by their receiver. */
export interface Sending {
  /** The same parts; ends with the reason when the place is lost. */
  of(parts: AsyncGenerator<Uint8Array, void>): AsyncGenerator<Uint8Array, void>;
  /** Of the part that the receiver has not taken whole; undefined before the first and while one is made. */
  readonly progress: () => Progress | undefined;
  /** To be aborted when the place is lost. */
  readonly lost: AbortController;
}

export function watchSending(): Sending {
  const lost = new AbortController();
  let given: { readonly bytes: number; readonly at: number } | undefined;
  return {
    of: async function* watched(parts) {
      for await (const part of parts) {
        lost.signal.throwIfAborted();
        given = { bytes: part.byteLength, at: performance.now() };
        yield part;
        given = undefined;
      }
    },
    progress: () => given && { moved: given.bytes, ms: performance.now() - given.at },
    lost,
  };
}
