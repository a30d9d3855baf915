/** A shape in which only a digit, or only a letter, can be, and what is printed there. */
export interface Repair {
  readonly shape: RegExp;
  /** What was printed; a group that is not there is empty. */
  readonly mend: (whole: string, ...groups: string[]) => string;
}

/** Letters that look like digits, and the digits. */
const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  S: '5',
  B: '8',
  A: '4',
};

/** What a digit is read as: the inside of a class of letters. */
export const DIGIT_SIGNS = '\\dOoQDIli|!ZSB';
export const DIGIT = `[${DIGIT_SIGNS}]`;

/** The text mended by each of the repairs in turn. */
export function applyRepairs(text: string, repairs: readonly Repair[]): string {
  return repairs.reduce(
    (mended, { shape, mend }) =>
      mended.replace(shape, (whole: string, ...rest: unknown[]) =>
        mend(whole, ...rest.map((group) => (typeof group === 'string' ? group : ''))),
      ),
    text,
  );
}

/** The digits that letters look like. */
export function toDigits(text: string): string {
  return text.replaceAll(/[A-Za-z|!]/gu, (letter) => DIGITS[letter] ?? letter);
}
