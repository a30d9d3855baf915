const WESTERN = 'windows-1252';
const BYTES = new Map(
  Array.from(new TextDecoder(WESTERN).decode(Uint8Array.from({ length: 256 }, (_, at) => at))).map(
    (character, byte) => [character, byte] as const,
  ),
);

/** The bytes of a text that was decoded as Western (windows-1252); undefined for a text with other characters. */
export function toWesternBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const byte = BYTES.get(text.charAt(at));
    if (byte === undefined) return undefined;
    bytes[at] = byte;
  }
  return bytes;
}
