/**
 * When and by whom a message of a chat was sent: `[2026. 9. 2. 오후 3:12] 민서: `, `[민서] [오후 3:12] `,
 * `12/10/2026, 15:04 - Ana: `, `2026년 9월 2일 오후 3:12, 민서 : `.
 */
const STAMP =
  /^\[[^\]\n]{1,24}\]\s\[(?:오전|오후)?\s?\d{1,2}:\d{2}(?:\s?[AaPp][Mm])?\]\s|^\d{4}년 \d{1,2}월 \d{1,2}일 (?:오전|오후) \d{1,2}:\d{2}, [^:\n]{1,24} :\s|^\[[^\]\n]{0,24}\d{1,2}:\d{2}[^\]\n]{0,12}\]\s?[^:\n]{1,24}:\s|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?\s?[Mm]\.?)?\s-\s[^:\n]{1,24}:\s/u;
/** What is around messages: the day that they were sent on, or the chat was saved on. */
const DAY = /^-{3,}\s[^\n]{0,40}\d{4}[^\n]{0,24}\s-{3,}\s*$|^(?:저장한 날짜|Date Saved)\s?:/u;
/** The day alone, above the messages of that day: `2026년 11월 18일 수요일`, `2026/11/18(水)`. */
const DAY_ALONE =
  /^\s{0,4}(?:\d{4}년 \d{1,2}월 \d{1,2}일 [월화수목금토일]요일|\d{4}[./]\s?\d{1,2}[./]\s?\d{1,2}\.?\s?\(?[\p{Script=Hangul}\p{Script=Han}]{1,3}\)?|\p{L}{3,9}, \p{L}{3,9} \d{1,2}, \d{4})\s*$/u;
/** One line may begin like this by chance. */
const LEAST = 2;

/** The lines of a chat with blanks for what is in front of the messages; a moment of sending is none of a flight. */
export function withoutStamps(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => STAMP.test(line)).length < LEAST) return lines;
  return lines.map((line, at) =>
    DAY.test(line) || (DAY_ALONE.test(line) && STAMP.test(lines[at + 1] ?? ''))
      ? ' '.repeat(line.length)
      : line.replace(STAMP, (stamp) => ' '.repeat(stamp.length)),
  );
}
