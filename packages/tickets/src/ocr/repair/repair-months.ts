import { MONTH_NAMES, monthOf } from '../../atoms/calendar-words.ts';

/** A word between a day and a year, or before both, can only be a month. */
const BETWEEN = /(?<=(?<!\d)[0-3]?\d\.?\s(?:de\s)?)([^\s\d]{3,12})(?=\s(?:de\s)?20\d{2}(?!\d))/gu;
const BEFORE = /(?<![^\s(,])([^\s\d]{3,12})(?=\s[0-3]?\d,?\s20\d{2}(?!\d))/gu;

/** The French August has a letter that is read as almost anything. */
const AUGUST = /^ao.{0,3}t$/u;

/** Months as they were printed: `3 ao(it 2026` → `3 août 2026`. What is not a known misreading stays. */
export function repairMonths(text: string): string {
  return text.replace(BETWEEN, findMonth).replace(BEFORE, findMonth);
}

function findMonth(read: string): string {
  const word = read.toLowerCase();
  if (monthOf(word) !== undefined) return read;
  if (AUGUST.test(word)) return 'août';
  const [best] = MONTH_NAMES.map((name) => ({ name, slips: countSlips(word, name) })).sort(
    (a, b) => a.slips - b.slips,
  );
  return best && best.slips > 0 && best.slips <= best.name.length / 4 ? best.name : read;
}

/** Letters to change, add or leave out (Levenshtein). */
function countSlips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 0; i < a.length; i++) {
    const letter = a.charAt(i);
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
