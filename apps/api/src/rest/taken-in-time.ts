/** How long a receiver may take over one part, which is at most half a megabyte. */
const MAX_PART_MS = 30_000;

/**
 * The same parts. If one is not taken in time, `giveUp` is called, once, to end the connection: a receiver that stops
 * reading would hold it for ever.
 */
export async function* takenInTime(
  parts: AsyncIterable<Uint8Array>,
  giveUp: () => unknown,
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
