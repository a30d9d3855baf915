/** A flight of a reservation system up to its status, with one of its times at most: `3 LO 027 S 04JUN 5 JFKWAW HK2 2225`. */
const SEGMENT =
  /^\s*\d{1,2}[. ]\s{0,3}[A-Z\d]{2} {0,3}\d{1,4} {0,2}[A-Z] {1,2}\d{2}[A-Z]{3} (?:[1-7][ *]{1,2})?[A-Z]{6}[ *]{1,2}[A-Z]{2}\d{1,2}(?: {1,3}\d{4})?\s*$/u;
/** Its times, or the second of them with what follows. */
const TIMES = /^\s*\d{4}(?:[ +]|$)/u;
/** A request for seats up to its status, and the route and the seats behind it. */
const REQUEST = /^\s*\d{1,2} SSR [A-Z]{4} [A-Z\d]{2} [A-Z]{2}\d{1,2}\s*$/u;
const SEATS = /^\s*[A-Z]{6}\/\d{1,2}[A-Z]/u;

/** Lines of reservation systems that a narrow screen breaks in the middle, whole. Every line keeps its number. */
export function completeSegments(lines: readonly string[]): readonly string[] {
  let completed: string[] | undefined;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? '';
    const isBroken =
      (SEGMENT.test(line) && TIMES.test(next)) || (REQUEST.test(line) && SEATS.test(next));
    if (!isBroken) continue;
    completed ??= [...lines];
    completed[at] = `${line.trimEnd()} ${next.trim()}`;
    completed[at + 1] = '';
  }
  return completed ?? lines;
}
