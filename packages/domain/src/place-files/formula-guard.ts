/** What cannot be seen before the first letter: spaces, controls, marks without a width, fillers. */
const INVISIBLE = String.raw`[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]`;
/** The signs that begin a formula, full-width and small as well: some spreadsheets and input methods turn them into the plain ones. */
const SIGN = '[=+@＝＋－＠﹦﹢﹣﹫⁼₌⁺₊⁻₋−-]';

/**
 * Apostrophes are among it: a traveller who writes one before a formula must get it back, and the guard is one more. A tab or a
 * line break at the beginning is skipped by some spreadsheets, whatever follows.
 */
const FORMULA = new RegExp(String.raw`^'*(?:${INVISIBLE}*${SIGN}|[\t\r\n])`, 'u');

/** A text that a spreadsheet would compute, or hand to a program, with an apostrophe before it; any other as it is. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The inverse of {@link guardFormula}. */
export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
