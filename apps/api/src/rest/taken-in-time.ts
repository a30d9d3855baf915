/** How long a receiver may take over one part, which is at most half a megabyte. */
const MAX_PART_MS = 30_000;

/**
 * The same parts. Where one is not taken in time `giveUp` is called, once, to end the connection: a receiver that
 * stops to take what it asked for would hold it for ever.
 */
export async function* takenInTime(
  parts: AsyncIterable<Uint8Array>,
  giveUp: () => void,
  maxPartMs = MAX_PART_MS,
): AsyncGenerator<Uint8Array, void> {
  for await (const part of parts) {
    const timer = setTimeout(giveUp, maxPartMs);
    try {
      yield part;
    } finally {
      clearTimeout(timer);
    }
  }
}
