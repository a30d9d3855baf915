import { monthOf } from '../../atoms/calendar-words.ts';

const SENTENCE_END = /[.!?。](?=\s+[\p{Lu}¡¿\p{Script=Hangul}\d"“]|\s*$)/gu;
/** Dots of short forms end no sentence. */
const SHORT_FORM = /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Sr|Sra|St|No|Nr|Prof|[ap]\.m|approx|ca|hrs?|h|T)$/iu;

/** The sentences of a text, each as its half-open span. */
export function splitSentences(text: string): (readonly [number, number])[] {
  const ends = [...text.matchAll(SENTENCE_END)]
    .map(({ index }) => index)
    .filter((at) => !SHORT_FORM.test(text.slice(Math.max(0, at - 8), at)) && !isOrdinal(text, at));
  const starts = [0, ...ends.map((at) => at + 1)];
  return starts.map((start, at) => [start, starts[at + 1] ?? text.length] as const);
}

/** `6. 4.(금)` and `6.14. 도착`: the dots of a day in Korean. */
const OF_KOREAN_DAY = /^\.\s?\d{1,2}\.\s?\(|^\.\s?(?:도착|출발)/u;

/** `18. März`: the dot of a day. */
function isOrdinal(text: string, at: number): boolean {
  if (OF_KOREAN_DAY.test(text.slice(at, at + 8))) return true;
  const [, month = ''] = /^\.\s(\p{L}+)/u.exec(text.slice(at, at + 16)) ?? [];
  return (
    /(?<![\d:.])\d{1,2}$/u.test(text.slice(Math.max(0, at - 4), at)) && monthOf(month) !== undefined
  );
}
