/** The text of bytes that are text in an encoding through and through; undefined for others, and for an unknown encoding. */
export function decodeWhole(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
