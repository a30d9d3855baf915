import { airlineOf } from '../parsers/atoms/airline.ts';
import { isAirportCode } from '../parsers/atoms/airport.ts';
import { repairCarriers } from './repair-carriers.ts';
import { repairMonths } from './repair-months.ts';

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
const SEAT_LETTERS: Readonly<Record<string, string>> = { 8: 'B', 4: 'A' };
const LOOKALIKE = '[\\dOoQDIli|!ZSB]';
/** An A may start the name of an aircraft, but no day. */
const LOOKALIKE_DAY = '[\\dOoQDIli|!ZSBA]';
const MONTHS = 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC';
/** Months as they are misread. */
const MISREAD_MONTH = 'JAN|0AN|FEB|MAR|APR|MAY|JUN|JU[L1I]|AUG|5EP|SEP|[O0Q]CT|N[O0]V|DEC';

interface Repair {
  readonly shape: RegExp;
  readonly mend: (whole: string, ...groups: string[]) => string;
}

/** Labels of one word, of which the engine makes several. */
const LABELS = [
  '예약번호',
  '항공권번호',
  '승객명',
  '편명',
  '구간',
  '좌석번호',
  '수하물',
  '출발',
  '도착',
];
const CUT_LABEL = LABELS.map((label) => Array.from(label).join(' ?')).join('|');

/** Shapes in which only a digit, or only a letter, can stand. Everything else stays as it was read. */
const REPAIRS: readonly Repair[] = [
  {
    // 12/06(일) read as 12/06() 일 )
    shape: /(?<=\d)\(\)\s?([월화수목금토일])\s?\)/gu,
    mend: (_, weekday = '') => `(${weekday})`,
  },
  {
    // 15OCT25 read as 150CT25, l5OCT2O25
    shape: new RegExp(
      `(?<![\\p{L}\\d])(${LOOKALIKE_DAY}{1,2})([ -]?)(${MISREAD_MONTH})([ -]?)(${LOOKALIKE}{4}|${LOOKALIKE}{2})?(?![\\p{L}\\d])`,
      'gu',
    ),
    mend: (whole, day = '', before = '', month = '', after = '', year = '') =>
      /\d/u.test(day) || before === ''
        ? `${toDigits(day)}${before}${toMonth(month)}${after}${toDigits(year)}`
        : whole,
  },
  {
    // 10:20 read as 1O:2O, l0:20
    shape: new RegExp(
      `(?<![\\p{L}\\d])(${LOOKALIKE}{1,2})([:;])(${LOOKALIKE}{2})(?![\\p{L}\\d])`,
      'gu',
    ),
    mend: (whole, hours = '', _, minutes = '') => {
      const time = `${toDigits(hours)}:${toDigits(minutes)}`;
      return /\d/u.test(whole) && /^(?:[01]?\d|2[0-3]):[0-5]\d$/u.test(time) ? time : whole;
    },
  },
  {
    // KE081 read as KEO81, KE 0B1
    shape: new RegExp(`(?<![\\p{L}\\d])([A-Z]{2})( ?)(${LOOKALIKE}{3,4})(?![\\p{L}\\d])`, 'gu'),
    mend: (whole, carrier = '', space = '', number = '') => {
      const digits = toDigits(number);
      const isLikely = (number.match(/\d/gu)?.length ?? 0) * 2 >= number.length;
      return isLikely && airlineOf(`${carrier}${Number(digits)}`) !== undefined
        ? `${carrier}${space}${digits}`
        : whole;
    },
  },
  {
    // 2027-03-04, 04.03.2027
    shape: new RegExp(
      `(?<![\\p{L}\\d])(${LOOKALIKE}{4}([-./])${LOOKALIKE}{2}\\2${LOOKALIKE}{2}|${LOOKALIKE}{2}([-./])${LOOKALIKE}{2}\\3${LOOKALIKE}{4})(?![\\p{L}\\d])`,
      'gu',
    ),
    mend: (whole) => {
      const letters = whole.match(/\p{L}/gu)?.length ?? 0;
      return letters <= 3 ? toDigits(whole) : whole;
    },
  },
  {
    // 08JAN read as O08JAN
    shape: new RegExp(`(?<![\\p{L}\\d])[OQD](0\\d)(?=${MISREAD_MONTH})`, 'gu'),
    mend: (_, day = '') => day,
  },
  {
    // 5hr 0min read as Shr Omin
    shape: new RegExp(
      `(?<![\\p{L}\\d])(${LOOKALIKE}{1,2})( ?hr?s? ?)(${LOOKALIKE}{1,2})( ?m(?:ins?)?)(?![\\p{L}\\d])`,
      'gu',
    ),
    mend: (_, hours = '', between = '', minutes = '', unit = '') =>
      `${toDigits(hours)}${between}${toDigits(minutes)}${unit}`,
  },
  {
    // KE 81 - KOREAN AIR read with a wave
    shape: /(?<=[\p{L}\d] )~(?= [\p{L}\d])/gu,
    mend: () => '-',
  },
  {
    // 11H00M read as 11HOOM
    shape: new RegExp(`(?<![\\p{L}\\d])(\\d{1,2}H)(${LOOKALIKE}{2})M(?![\\p{L}\\d])`, 'gu'),
    mend: (_, hours = '', minutes = '') => `${hours}${toDigits(minutes)}M`,
  },
  {
    // Seats 19A, 19B beside their label read as 194, 198: a plane has no hundred rows
    shape:
      /(?<=(?:seats?|좌석|asientos?)(?: ?number| no\.?|번호)?\s?[:：]?\s{1,30}(?:\d{1,2}[A-K],\s?){0,8})(\d{2})([84])(?=,|\s{2}|\s?$)/gimu,
    mend: (_, row = '', letter = '') => `${row}${SEAT_LETTERS[letter] ?? letter}`,
  },
  {
    // 17JAN read as 17J0AN
    shape: /(?<![\p{L}\d])([0-3]\d)([A-Z]{1,2}[0O1][A-Z]{1,2})(?=\s)/gu,
    mend: (whole, day = '', month = '') => {
      const mended = toMonth(month.replace(/[0O1]/u, ''));
      return new RegExp(`^(?:${MONTHS})$`, 'u').test(mended) ? `${day}${mended}` : whole;
    },
  },
  {
    // 1PC in its column read as IPC
    shape: /(?<=\s)[Il|]PC(?=\s)/gu,
    mend: () => '1PC',
  },
  {
    // 1PC beside its label read as 120, 2PC as 260
    shape:
      /(?<=(?:수하물|[Bb]aggage|BAGGAGE)(?: [Aa]llowance)?\s{1,40})([1-3])[26P][0CO6](?=\s{2}|\n|$)/gu,
    mend: (_, pieces = '') => `${pieces}PC`,
  },
  {
    // 30KG read as 30<6
    shape: /(?<![\d.,])([1-4]\d)(?:<[6G]|K6)(?![\p{L}\d])/gu,
    mend: (_, weight = '') => `${weight}KG`,
  },
  {
    // The rules of a table read as underscores
    shape: /(?<= )_(?= )/gu,
    mend: () => ' ',
  },
  {
    // AI 864 read as Al 864, 9V 1230 as 9v 1230, OZ221 as 0z221
    shape: /(?<![\p{L}\d])(?:([A-Z])[l|]|(\d[a-z]))([ -]?)(\d{3,4})(?![\p{L}\d])/gu,
    mend: (whole, letter = '', pair = '', gap = '', number = '') => {
      const read = letter === '' ? pair.toUpperCase() : `${letter}I`;
      const carrier = [read, read.replace('0', 'O')].find((code) => airlineOf(`${code}${number}`));
      return carrier === undefined ? whole : `${carrier}${gap}${number}`;
    },
  },
  {
    // SCL   LIM read as SCL   LiM: two codes alone on a line
    shape: /^( *)([A-Za-z]{3})( {2,})([A-Za-z]{3})(?= *$)/gmu,
    mend: (whole, left = '', from = '', gap = '', to = '') => {
      const [a, b] = [from.toUpperCase(), to.toUpperCase()];
      const isCode = from === a || to === b;
      return isCode && isAirportCode(a) && isAirportCode(b) ? `${left}${a}${gap}${b}` : whole;
    },
  },
  {
    // 15OCT26(목) read as 1500126(목) among Hangul
    shape: /(?<!\d)([0-3]\d)00(?:1|\s?[ㅜㅠ]\s?)(\d{2})(?=\s?\(\s?[가-힣])/gu,
    mend: (_, day = '', year = '') => `${day}OCT${year}`,
  },
  {
    // 예약번호 read as 예 약번호
    shape: new RegExp(`(?<![가-힣])(?:${CUT_LABEL})(?![가-힣])`, 'gu'),
    mend: (label) => label.replaceAll(' ', ''),
  },
  {
    // e-ticket read as 6-ticket
    shape: /(?<![\p{L}\d])6-(?=tick)/giu,
    mend: () => 'e-',
  },
];

/** Print as it was read, mended where its shape leaves no doubt that a letter is a digit, or the other way. */
export function repairPrint(text: string): string {
  const mended = REPAIRS.reduce(
    (mended, { shape, mend }) =>
      mended.replace(shape, (whole: string, ...rest: unknown[]) =>
        mend(whole, ...rest.map((group) => (typeof group === 'string' ? group : ''))),
      ),
    text,
  );
  return repairCarriers(repairMonths(mended));
}

function toDigits(text: string): string {
  return text.replaceAll(/[A-Za-z|!]/gu, (letter) => DIGITS[letter] ?? letter);
}

function toMonth(read: string): string {
  const month = read
    .replace('5', 'S')
    .replace('0AN', 'JAN')
    .replaceAll(/[0Q](?=CT|V)/gu, 'O')
    .replace(/^JU[1I]$/u, 'JUL');
  return new RegExp(`^(?:${MONTHS})$`, 'u').test(month) ? month : read;
}
