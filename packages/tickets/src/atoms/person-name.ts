import { MAYBE_NAMES, RECEIPT_WORDS } from '../languages/receipt-words.ts';
import type { Span } from '../text/span.ts';

/** Lines that are about fares and rules, up to the words with the slash. */
const OF_A_FARE =
  /(?<!\p{L})(?:fare (?:calc|details|line|rules|conditions|basis)|fares?\s*:|endorsements?|endosos?|endossos?|restric|c[aá]lculo|calculation|tarifa|taxes|emissions?)/iu;
/** An amount, as of `978.44 KG/PERSON`; a traveller's number in a list is short. */
const AMOUNT = /\d[.,]\d{2,}\s$|\d{3,}\s$|[$€£₩]\s?$/u;
/** `TAXES / IMPUESTOS:` is a label in two languages. */
const LABEL_END = /^\s{0,3}[:：]/u;
/** What precedes a traveller's name: a number in a list, or a word for a traveller. */
const NUMBERED = /(?:^|\s)(?:\d{1,2}\s?[.)]?|\d{1,2}\.\d)\s*$/u;
const CALLED =
  /(?:name|nombre|nom|passengers?|travell?ers?|guests?|customer|insured|employee|for|dear|pasajeros?|passagier\w*|reisender?|승객\S*|탑승객|탑승자|성명|이름|고객|姓名|旅客)[^\p{L}\d]{0,20}$|\p{Script=Han}{2,4}\s$/iu;
/** Behind it: an age, a sex, a form of address. */
const AGED =
  /^\s{0,30}(?:[(（]?(?:성인|소아|아동|유아|남|여)|님|[(]?(?:adult|child|infant|male|female|adulto|niñ[oa]|menor|erwachsene?r?|kind)(?!\p{L}))/iu;
const SHORT = 3;

/** True where a word of tickets is among the words, or nothing else: `KG PERSON`, `CHG FEE DOE`, `MO SU`. */
export function isNameless(parts: readonly string[]): boolean {
  const words = parts.flatMap((part) => part.toUpperCase().split(/[\s,/]+/u)).filter(Boolean);
  return (
    words.some((word) => RECEIPT_WORDS.has(word)) || words.every((word) => MAYBE_NAMES.has(word))
  );
}

/**
 * True where two words with a slash between them, and no title, name a traveller by what is around them. Codes of
 * two or three letters (`AB/SU` signs a line for an agent) need a number, a word for the traveller or an age beside
 * them; `KE X/SEL KE` is the way of a fare, and what a colon follows is a label.
 */
export function isPersonName(
  line: string,
  { start, end }: Span,
  [given, surname]: readonly [given: string, surname: string],
): boolean {
  const [before, after] = [line.slice(0, start), line.slice(end)];
  // The name may be behind other words of the same run of capitals: `FOR: DOE/JOHN`.
  const own = line.slice(start, end);
  const head = before + own.slice(0, Math.max(0, own.lastIndexOf(surname)));
  if (OF_A_FARE.test(head) || AMOUNT.test(head) || LABEL_END.test(after)) return false;
  if (/(?:^|\s)X$/u.test(surname) || given.startsWith('X/')) return false;
  if ([given, surname].some((part) => part.length > SHORT)) return true;
  return isAlone(line, own) || NUMBERED.test(head) || CALLED.test(head) || AGED.test(after);
}

/** A line, or a cell of a table, with nothing else in it. */
function isAlone(line: string, own: string): boolean {
  return line.trim() === own.trim();
}
