/** When and by whom a message of a chat was sent: `[2026. 9. 2. 오후 3:12] 민서: `, `12/10/2026, 15:04 - Ana: `. */
const STAMP =
  /^\[[^\]\n]{0,24}\d{1,2}:\d{2}[^\]\n]{0,12}\]\s?[^:\n]{1,24}:\s|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?\s?[Mm]\.?)?\s-\s[^:\n]{1,24}:\s/u;
/** One line may begin like this by chance. */
const LEAST = 2;

/** The lines of a chat with blanks for what stands in front of the messages; a moment of sending is none of a flight. */
export function withoutStamps(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => STAMP.test(line)).length < LEAST) return lines;
  return lines.map((line) => line.replace(STAMP, (stamp) => ' '.repeat(stamp.length)));
}
