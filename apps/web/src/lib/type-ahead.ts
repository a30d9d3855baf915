/** What was typed in a menu, and when its last letter was. */
export interface Typed {
  readonly text: string;
  readonly atMs: number;
}

/** Section 9 of the specification. */
const FORGOTTEN_AFTER_MS = 1000;

/** What was typed with one more letter; what is older than a second is forgotten. */
export function typeLetter(before: Typed, letter: string, nowMs: number): Typed {
  const isFresh = nowMs - before.atMs < FORGOTTEN_AFTER_MS;
  return { text: isFresh ? before.text + letter : letter, atMs: nowMs };
}

const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase();

/**
 * The label that begins with what was typed, counted from `current` on; -1 if none does. One letter that is repeated goes from one label
 * with it to the next, as in a list of the system.
 */
export function findTyped(labels: readonly string[], text: string, current: number): number {
  const first = text.slice(0, 1);
  const isRepeated = text === first.repeat(text.length);
  const wanted = fold(isRepeated ? first : text);
  const from = isRepeated ? current + 1 : Math.max(current, 0);
  const order = labels.map((_, step) => (from + step) % labels.length);
  return order.find((at) => fold(labels[at] ?? '').startsWith(wanted)) ?? -1;
}
