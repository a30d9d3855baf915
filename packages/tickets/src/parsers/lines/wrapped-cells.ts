/** A row of facts: three cells between bars, or more. */
const ROW = /^[^|·]{2,}[|·][^|·]{2,}[|·]/u;
/** What goes on with the last cell of such a row, up to the next bar: `purchase | Wi-Fi`. */
const REST = /^\s{0,8}(\p{Ll}[^|·]{1,40}?)\s?(?=[|·])/u;
const ENDED = /[|·.]\s*$/u;

/** Rows of facts between bars that break inside a cell, `… | Food for` over `purchase | Wi-Fi`, with that cell whole. */
export function completeCells(lines: readonly string[]): readonly string[] {
  const completed = [...lines];
  for (const [at, line] of lines.entries()) {
    const rest = REST.exec(lines[at + 1] ?? '');
    if (!rest?.[1] || !ROW.test(line) || ENDED.test(line)) continue;
    completed[at] = `${(completed[at] ?? '').trimEnd()} ${rest[1]}`;
    completed[at + 1] = (lines[at + 1] ?? '').replace(REST, (gone) => ' '.repeat(gone.length));
  }
  return completed;
}
