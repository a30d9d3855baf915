/** The clock of a telephone, its name or a mark before or behind it perhaps, and what is on the other side. */
const BAR =
  /^\s{0,60}(?:[\p{L}+]{2,10}\s{1,20})?(?:오전|오후)?\s?(?:[01]?\d|2[0-3]):[0-5]\d(?:\s?[AP]M)?\s{1,200}(\S.{0,60})$/u;
/** The network, or how full the battery is. */
const STATE = /(?<![\p{L}\d])(?:LTE|[345]G[+EA]?|VoLTE|Wi-?Fi|\d{1,3}\s?%)(?![\p{L}\d])/u;
/** Its pictures, as they are read: `ull`, `>`, `@)`. */
const SIGNS = /^(?=.*[^\p{L}\d\s-])(?:(?!\(?[A-Z]{2})[^\s:]{1,3}(?:\s{1,60}|$)){1,6}$/u;

/** The lines with the bar at the top of a telephone's screen left empty: its clock is none of a flight's. */
export function withoutStatusBar(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => line.trim() !== '');
  const rest = BAR.exec(lines[at] ?? '')?.[1];
  if (rest === undefined || !(STATE.test(rest) || SIGNS.test(rest))) return lines;
  return lines.with(at, '');
}
