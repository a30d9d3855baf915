import { isRecordLocatorLabel } from './record-locator-below.ts';
import { COUNTS } from '../languages/detail-words.ts';
import { BOARDING_WORDS, GATE_WORDS } from '../languages/boarding-words.ts';
import { FIELD_LABELS as WORDS, HEADING_WORDS } from '../languages/label-words.ts';
import { wordsOf } from '../languages/languages.ts';
import type { Cell } from '../text/cells.ts';

export type LabelledField = keyof typeof WORDS;

/** The words that name a field, in all languages; each is the inside of a regular expression. */
export function labelWords(field: LabelledField): readonly string[] {
  return [...WORDS[field], ...wordsOf(({ labels }) => labels[field] ?? [])];
}

/** Between what a date or time is of and itself: `Boarding at (`, `Embarque a las`, a second label. */
const BEFORE_VALUE = String.raw`(?:\s(?:at|on|by|before|um|am|a las|à|alle|às|bis))?\s?[:：(]?\s?(?:\p{L}{2,10}\s?[:：]\s?)?$`;
const BOARDING = new RegExp(String.raw`(?:${BOARDING_WORDS.join('|')})${BEFORE_VALUE}`, 'iu');

/** What a date or time beside these words means is not the flight's. */
const OTHER_EVENT = new RegExp(
  String.raw`(?:${wordsOf(({ otherEvents }) => otherEvents).join('|')}|${BOARDING_WORDS.join('|')}|(?<!(?:flight|vuelo)\s)(?<!\p{L})info|check-?\s?in(?: (?:opens|closes|by))?|${GATE_WORDS.join('|')}|(?:go to|at|be at) (?:the )?gate|bag(?:gage)? drop(?: (?:opens|closes))?|closes|deadline|latest|issued?|issue date|issuing|ausstellung\S*|ausgestellt|booked|booking date|date of (?:booking|change|birth|issue|purchase)|birth|purchased?|printed|created|(?:not )?valid(?: after| before| until| from)?|expir\S*|not before|not after|vor dem|g[uü]ltig|cancel\S*|payment|paid|invoice|charged|emisi[oó]n|emitido|fecha de (?:compra|emisi[oó]n|reserva)|v[aá]lid\S*|(?<!\p{L})vence|rechnung\S*|gebucht|buchungsdatum|reserved on|as of|발행일?시?|발권일?시?|(?:예약|주문|신청|접수|작성)\s?일[시자]?|체크아웃|체크인|집합|미팅|마감|유효|생년월일|결제일?시?|출력일?시?|original schedule|previous|old flight|(?<!\p{L})was)${BEFORE_VALUE}`,
  'iu',
);

/** Letters with a mark, as they are written and read without it. */
const UNMARKED: Readonly<Record<string, string>> = {
  á: '[áa]',
  é: '[ée]',
  í: '[íi]',
  ó: '[óo]',
  ú: '[úu]',
  ñ: '[ñn]',
  ä: '[äa]',
  ö: '[öo6]',
  ü: '(?:ü|u|ii)',
};

function withoutMarks(pattern: string): string {
  return pattern.replaceAll(
    /\[[^\]]*\]|[áéíóúñäöüàâãèêìòôõùçğışłøåśźżćńęąěšřžýů]/gu,
    (part) => UNMARKED[part] ?? (part.length > 1 ? part : `[${part}${bare(part)}]`),
  );
}

function bare(letter: string): string {
  return { ı: 'i', ø: 'o', ł: 'l' }[letter] ?? letter.normalize('NFD').charAt(0);
}

const LABEL_PATTERNS = Object.keys(WORDS).map(
  (field) =>
    [
      field as LabelledField,
      new RegExp(
        String.raw`^(?:${withoutMarks(labelWords(field as LabelledField).join('|'))})(?=$|[\s:：/(.#])`,
        'iu',
      ),
    ] as const,
);

/** The labels of details. */
const DETAIL_LABELS = [
  ...labelWords('duration'),
  ...labelWords('aircraft'),
  ...labelWords('seat'),
  ...labelWords('meal'),
  ...labelWords('baggage'),
  ...labelWords('operatedBy'),
];
/**
 * Labels of details with a colon, or after a comma or a dash, those of seats before a seat and of bags before a weight,
 * wherever in a cell they are, with a second one: `기종 Aircraft Type :`.
 */
const INLINE = new RegExp(
  String.raw`(?<=[\s()])(?:(?:${withoutMarks(DETAIL_LABELS.join('|'))})(?!\p{L})(?:\s?/?\s?[A-Za-z]{2,12}(?: [A-Za-z]{2,12})?)?\.?\s?[:：](?!\d)|operated by\s|(?<=[.,]\s)(?:operad[oa] por|op[eé]r[eé] par|durchgeführt von|operato da|uitgevoerd door)\s)|(?<=[,;]\s|\s[-–·]\s)(?:${withoutMarks(DETAIL_LABELS.join('|'))})\s(?=\S)|(?<=\s)(?:${withoutMarks(labelWords('seat').join('|'))})\s(?=0?[1-9]\d?[A-HJ-L](?![\p{L}\d]))|(?<=\s)(?<!(?:[\dx×+&]|${COUNTS.map(([, words]) => words).join('|')}|free|y|and|de|of)\s)(?:${withoutMarks(labelWords('baggage').join('|'))})\s(?=\d{1,2}\s?(?:kgs?|pcs?|개)\s*(?:$|[,;/|]))`,
  'giu',
);
/** A label of any other kind: up to three words and a colon. */
const NEXT_LABEL = /\s(?=[\p{L}/]{2,14}(?:\s[\p{L}/]{2,14}){0,2}\s?[:：](?!\d))/u;

/** A cell cut before each label with a colon in it: `Status : OK 좌석번호 Seat number : 34A` is two. */
export function splitAtLabels(cell: Cell): Cell[] {
  if (
    !/[:：,;]|\s[-–·]\s|operated by|\.\s(?:oper|durch|uitge)|\d[A-HJ-L](?![\p{L}\d])|\d\s?(?:kg|pc|개)/iu.test(
      cell.text,
    )
  )
    return [cell];
  return cutCell(
    cell,
    [...cell.text.matchAll(INLINE)].map((match) => match.index),
  );
}

function cutCell(cell: Cell, cuts: readonly number[]): Cell[] {
  return [0, ...cuts].map((from, index) => {
    const to = cuts[index] ?? cell.text.length;
    const text = cell.text.slice(from, to).trimEnd();
    return { text, start: cell.start + from, end: cell.start + from + text.length };
  });
}

const INLINE_ENDS = new RegExp(
  String.raw`(?<=[\s>›→/])(?:${[...labelWords('departure'), ...labelWords('arrival')].join('|')})(?:\s(?:date|time|city|airport))?\s?[:：](?=\s)`,
  'giu',
);

/** A cell cut before each label of an end: `DEPARTURE: FRI 11 SEP > ARRIVAL: SAT 12 SEP` is two. */
export function splitAtEnds(cell: Cell): Cell[] {
  if (!/[:：]/u.test(cell.text)) return [cell];
  return cutCell(
    cell,
    [...cell.text.matchAll(INLINE_ENDS)].map((match) => match.index),
  );
}

/** The route of a flight is not part of what precedes it: `ALMUERZO SIN PARADAS`. */
const STOPS = /\s(?:non-?stop|sin (?:paradas|escalas))$/iu;

/** A label's value up to the next label on the line. */
export function untilNextLabel(text: string): string {
  return (text.slice(0, 120).split(NEXT_LABEL)[0] ?? '').replace(STOPS, '');
}

export interface Label {
  readonly field: LabelledField;
  /** Length of the label with what divides it from its value, a second language's label included. */
  readonly length: number;
}

/** The label that a cell starts with; undefined where it starts with none. */
export function labelAt(text: string): Label | undefined {
  const bullet = /^[*•·>-]\s?/u.exec(text)?.[0].length ?? 0;
  const head = text.slice(bullet, bullet + 40);
  let best: Label | undefined;
  for (const [field, pattern] of LABEL_PATTERNS) {
    const match = pattern.exec(head);
    if (match && bullet + match[0].length > (best?.length ?? 0))
      best = { field, length: bullet + match[0].length };
  }
  if (!best) return undefined;
  const length = best.length + secondLabel(best.field, text.slice(best.length, best.length + 40));
  const divider = /^[\s:：#.-]{0,40}/u.exec(text.slice(length))?.[0].length ?? 0;
  return { field: best.field, length: length + divider };
}

/** A second label in another script: `Meal / อาหาร Breakfast`. */
const FOREIGN =
  /^\s?\/\s?(?=\p{L})(?:(?![\p{Script=Latin}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}]){2,24}(?=[\s:：]|$)/u;

/** Length of a second label that says the same in another language: `좌석번호 Seat number`, `Von /From`. */
function secondLabel(field: LabelledField, rest: string): number {
  const gap = /^[\s/(]{1,3}/u.exec(rest)?.[0].length ?? 0;
  if (gap === 0) return 0;
  const pattern = LABEL_PATTERNS.find(([other]) => other === field)?.[1];
  const match = pattern?.exec(rest.slice(gap));
  return match ? gap + match[0].length : (FOREIGN.exec(rest)?.[0].length ?? 0);
}

const OTHER_HEADINGS = new RegExp(
  String.raw`^(?:${HEADING_WORDS.join('|')})(?=$|[\s:：/(.#])`,
  'iu',
);

/** True for a word like `Gate` or `Time`, which names no field of ours and is not a value either. */
export function isOtherHeading(text: string): boolean {
  return OTHER_HEADINGS.test(text);
}

/** True for a cell that may head a column of a table. */
export function isHeading(text: string): boolean {
  return (
    labelAt(text) !== undefined ||
    isOtherHeading(text) ||
    isRecordLocatorLabel(text) ||
    namesOtherEvent(text)
  );
}

/** The first time of a range: `탑승 07:35 ~ 07:55`. */
const FIRST_OF_TWO = /\d{1,2}[:.]\d{2}\s?(?:[ap]m)?\s?[~–-]$/iu;
/** Characters of a label before its value, and with such a time between. */
const LONGEST_LABEL = 40;
const REACH = 52;

/** True where the words right before a date or time make it that of another event. */
export function namesOtherEvent(before: string): boolean {
  const near = before.trimEnd().slice(-REACH);
  return OTHER_EVENT.test(near.replace(FIRST_OF_TWO, '').slice(-LONGEST_LABEL));
}

/** True where the words right before a date or time make it that of boarding. */
export function namesBoarding(before: string): boolean {
  return BOARDING.test(before.trimEnd().slice(-LONGEST_LABEL));
}

/** Up to the end of a cell, and no label of the flight's own number. */
const OPERATED = new RegExp(
  String.raw`(?<!\p{L})(?:${labelWords('operatedBy').join('|')})(?!\p{L})(?:(?!flight n|flug n|vuelo n)(?:\S|\s(?!\s))){0,50}$`,
  'iu',
);

/** True where the words before a flight's number make it that of who flies: `Operated by: AUSTRIAN AIRLINES AG OS 126`. */
export function namesOperator(before: string): boolean {
  return OPERATED.test(before);
}
