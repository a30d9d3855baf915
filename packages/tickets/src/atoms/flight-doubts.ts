import { isLoneCode } from './airport-code.ts';

/** Types of aircraft that read like flights of Aegean (A3) and Uni Air (B7). */
const AIRCRAFT = /^(?:A3[12345]\d|A38[08]|B7[0-9]{2}|B7[0-9][A-Z])$/u;

/** Two letters that are a carrier's code and, far more often, a word or a unit. */
const WORDS = new Set(
  'AM AN AS AT BE BY DE DO EL EN ES GO HE ID IF IN IS IT LA ME MY NO OF ON OR PM SO TO UP US WE KM KG PC ST MR MS DR NR CO TX NY CA SF WI AW'.split(
    ' ',
  ),
);

/** Of these, those that precede a number in other columns too. */
const UNITS = new Set('PM US NO NR ST MR DR TX NY'.split(' '));

/** Before what is on a number plate. */
const VEHICLE =
  /(?:vehicle|reg(?:istration)?\.?|number plate|licen[cs]e plate|kennzeichen|matr[íi]cula|차량(?:\s?번호)?)\W{0,24}$/iu;

/** Labels of codes for answering or paying: `RSVP code: SM2205`. */
const CODE =
  /(?<!\p{L})(?:(?<!(?:flight|vuelo|flug)[\s-])(?:code|ref(?:erence)?)|voucher|coupon|rsvp|promo|order|invoice|pin|c[oó]digo|pedido|factura|gutschein|쿠폰|주문번호)\s?(?:no\.?|number|code|#)?\s?[:：#]\s?$/iu;
/** Before the name of a gate. */
const GATE_BEFORE = /(?:gate|puerta|terminal|탑승구|gate no\.?)\s?[:：]?\s?$/iu;
/** What goes on as a number in groups of three. */
const THOUSANDS = /^\s\d{3}(?=\s*$|\s{2}|[,;]|\s\d{3})/u;

/**
 * True for text that looks like a flight and never is one: a gate, a postcode, a plate, an account, a label, a terminal,
 * part of a number.
 */
export function isOfOther(line: string, match: RegExpExecArray): boolean {
  const before = line.slice(Math.max(0, match.index - 40), match.index);
  return (
    GATE_BEFORE.test(before.slice(-14)) ||
    VEHICLE.test(before) ||
    CODE.test(before) ||
    isPostcode(line, match) ||
    isInNumber(line, match) ||
    isOfAccount(line, match) ||
    isLabel(line, match) ||
    isTerminal(line, match)
  );
}

/** True for text that is a flight only after a flight's label: a word with a number, a type of aircraft, a place in a queue. */
export function isDoubtful(line: string, match: RegExpExecArray): boolean {
  const [whole, code = '', gap = ''] = match;
  const isWord =
    WORDS.has(code) && gap !== '' && !isAlone(line, match) && !isAmongAirports(line, match);
  return isWord || AIRCRAFT.test(whole) || whole === 'CO2' || isPlaceInQueue(line, match);
}

/** True for a carrier's code that is, far more often, a word, a unit or a state. */
export function isCommonWord(code: string): boolean {
  return WORDS.has(code);
}

/** `AY 105 2417730981` is a ticket's number, and `IBAN DE12 2501` an account's. */
function isOfAccount(line: string, match: RegExpExecArray): boolean {
  return (
    /^[ -]\d{10}(?!\d)/u.test(line.slice(match.index + match[0].length)) ||
    /\bIBAN\W{0,4}$/u.test(line.slice(0, match.index))
  );
}

/** `T2: ` and `ID 12: ` are labels; `AM30: sale de Ezeiza` is a flight. */
function isLabel(line: string, match: RegExpExecArray): boolean {
  const [whole, code = '', gap = '', digits = ''] = match;
  if (line.charAt(match.index + whole.length) !== ':') return false;
  return WORDS.has(code) ? gap !== '' || digits.length < 2 : digits.length < (gap === '' ? 2 : 3);
}

/** `LAGOS LOS MM2`: right behind a code two letters and a digit are a terminal. */
function isTerminal(line: string, match: RegExpExecArray): boolean {
  const [, , gap = '', digits = ''] = match;
  if (gap !== '' || digits.length > 1) return false;
  return isLoneCode(
    /(?<![\p{L}\d])([A-Z]{3})\s$/u.exec(line.slice(0, match.index).slice(-8))?.[1] ?? '',
  );
}

/** `000 AA1 00` is the number of something else. */
function isInNumber(line: string, match: RegExpExecArray): boolean {
  const [whole, , gap, digits = ''] = match;
  // `AZ 447 201` is a policy's.
  const isGrouped =
    gap !== '' && digits.length === 3 && THOUSANDS.test(line.slice(match.index + whole.length));
  if (isGrouped) return true;
  if (gap !== '' || digits.length > 1) return false;
  return (
    /\d\s$/u.test(line.slice(0, match.index)) &&
    /^\s\d/u.test(line.slice(match.index + whole.length))
  );
}

/** `UB7 0GB` is where someone lives, also as print is misread: `TW6 20X`, which is not a seat either. */
function isPostcode(line: string, match: RegExpExecArray): boolean {
  const after = line.slice(match.index + match[0].length);
  return /^\s\d(?:[A-Z]{2}|[0158][M-Z])(?![\p{L}\d])/u.test(after.slice(0, 5));
}

/** `B22. I wasnt paying for that`: a letter and two digits in a text are whose turn it is, a seat's row or a door. */
function isPlaceInQueue(line: string, match: RegExpExecArray): boolean {
  const [whole, code = '', gap = '', digits = ''] = match;
  if (gap !== '' || digits.length > 1 || !/^[A-Z]\d$/u.test(code)) return false;
  const after = line.slice(match.index + whole.length);
  return /\p{L}\s$/u.test(line.slice(0, match.index)) || /^[.,!?]?\s\p{L}/u.test(after);
}

/** `AS 331` with nothing beside it in its cell, and `AM 58` with nothing on its line. */
function isAlone(line: string, match: RegExpExecArray): boolean {
  const [, code = '', , digits = ''] = match;
  const before = line.slice(0, match.index);
  const after = line.slice(match.index + match[0].length);
  const isLine = before.trim() === '' && after.trim() === '' && digits.length === 2;
  return (
    (digits.length >= 3 || isLine) &&
    !UNITS.has(code) &&
    /(?:^|\s{2}|^\s)$/u.test(before) &&
    /^(?:\s{2}|\s?$)/u.test(after)
  );
}

/**
 * `LA 8065  Santiago (SCL) …`: on a line with airports the code is not a word;
 * `AM 58 · México (MEX) 23:55 → Buenos Aires (EZE)`.
 */
function isAmongAirports(line: string, match: RegExpExecArray): boolean {
  const [whole, , , digits = ''] = match;
  const airports = line.match(/\([A-Z]{3}\)/gu)?.length ?? 0;
  if (digits.length >= 3) return airports > 0;
  const isAtHead = /^\W{0,6}$/u.test(line.slice(0, match.index));
  const isApart = /^\s?[·|,–]/u.test(line.slice(match.index + whole.length));
  return digits.length === 2 && airports > 1 && isAtHead && isApart;
}
