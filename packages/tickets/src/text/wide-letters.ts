/** Letters of East Asia: two columns wide on paper. */
export const WIDE_LETTERS = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/gu;

/** Follows a wide letter as its other half. */
const HALF = '\uE00A';

/** What `layOut` makes of a text when it counts wide letters as the two columns that they take on paper. */
export function layOutOnPaper(text: string, layOut: (text: string) => string): string {
  return layOut(text.replaceAll(WIDE_LETTERS, `$&${HALF}`)).replaceAll(HALF, '');
}
