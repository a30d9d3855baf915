/** Announces Korean in seven bits (ISO-2022-KR, RFC 1557), which no decoder of the platform knows. */
const ANNOUNCEMENT = '\u001B$)C';
const SHIFT_OUT = 0x0e;
const SHIFT_IN = 0x0f;
const LINE_FEED = 0x0a;
const ESCAPE = 0x1b;

/** True for seven-bit Korean, as old mail servers of Korea send it. */
export function isShiftedKorean(bytes: Uint8Array): boolean {
  return bytes.includes(SHIFT_OUT) && Buffer.from(bytes).includes(ANNOUNCEMENT);
}

/** Seven-bit Korean as text: between the shifts a syllable is two bytes, those of EUC-KR without their high bits. */
export function decodeShiftedKorean(bytes: Uint8Array): string {
  const plain = new Uint8Array(bytes.length);
  let length = 0;
  let isShifted = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === ESCAPE) {
      at += ANNOUNCEMENT.length - 1;
    } else if (byte === SHIFT_OUT || byte === SHIFT_IN) {
      isShifted = byte === SHIFT_OUT;
    } else {
      if (byte === LINE_FEED) isShifted = false;
      plain[length] = isShifted && byte > 0x20 ? byte | 0x80 : byte;
      length++;
    }
  }
  return new TextDecoder('euc-kr').decode(plain.subarray(0, length));
}
