/** A line of a sentence that goes on: it fills the page, and has no columns. */
const BEGIN = /^\s{0,4}\S(?:\S| (?! )){58,300}[\p{Ll},]\s*$/u;
/** Its last words, which alone on a line look like a label: `departure.` */
const REST = /^\s*((?:\p{Ll}{1,14},? ){0,3}\p{Ll}{2,14}[.!])\s*$/u;

/** Sentences whose last words went into a line of their own, whole. Every line keeps its number. */
export function completeSentences(lines: readonly string[]): readonly string[] {
  let completed: string[] | undefined;
  for (const [at, line] of lines.entries()) {
    const rest = BEGIN.test(line) ? REST.exec(lines[at + 1] ?? '')?.[1] : undefined;
    if (rest === undefined) continue;
    completed ??= [...lines];
    completed[at] = `${line.trimEnd()} ${rest}`;
    completed[at + 1] = '';
  }
  return completed ?? lines;
}
