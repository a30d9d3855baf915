/** The same parts; throws as soon as they have more than `maxBytes`. */
export async function* within(
  maxBytes: number,
  parts: AsyncIterable<Uint8Array>,
  tooMany: () => Error,
): AsyncGenerator<Uint8Array, void> {
  let room = maxBytes;
  for await (const part of parts) {
    room -= part.byteLength;
    if (room < 0) throw tooMany();
    yield part;
  }
}
