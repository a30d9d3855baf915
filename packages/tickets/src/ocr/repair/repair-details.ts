import { applyRepairs, DIGIT, type Repair, toDigits } from './repair.ts';

/** Letters of seats, which in a row with two digits before them nothing else is. */
const SEAT_LETTERS: Readonly<Record<string, string>> = { 8: 'B', 4: 'A', 0: 'D' };

const REPAIRS: readonly Repair[] = [
  {
    // 5hr 0min read as Shr Omin
    shape: new RegExp(
      `(?<![\\p{L}\\d])(${DIGIT}{1,2})( ?hr?s? ?)(${DIGIT}{1,2})( ?m(?:ins?)?)(?![\\p{L}\\d])`,
      'gu',
    ),
    // No length begins with no hours
    mend: (_, hours = '', between = '', minutes = '', unit = '') =>
      `${toDigits(hours === 'Q' ? '9' : hours)}${between}${toDigits(minutes)}${unit}`,
  },
  {
    // 1h 10m read as th 10m, lh 10m
    shape: /(?<![\p{L}\d])[tlI|](?=h \d{1,2}m(?:in)?(?![\p{L}\d]))/gu,
    mend: () => '1',
  },
  {
    // 1시간 50분 직항 read as 1 시간 50 . 직항
    shape:
      /(?<!\d)(\d{1,2}) ?시간 ?([0-5]\d)(?= {0,3}[.·ㆍ、|ㅣ]? {0,3}(?:직항|경유|일반석|이코노미))/gu,
    mend: (_, hours = '', minutes = '') => `${hours}시간 ${minutes}분`,
  },
  {
    // 02시간 00분 read as 02시간 OOH
    shape: /(?<=\d ?시간 )[OQ0]{2}H?(?= {2}|\s?$)/gmu,
    mend: () => '00분',
  },
  {
    // RS713 · 1시간 50분 read as RS713 .1시간 50분
    shape: /(?<=[\p{L}\d] )\.(?=\d{1,2} ?시간)/gu,
    mend: () => '· ',
  },
  {
    // Flight Duration : 14H 00M read as 14H   004
    shape: /(?<=Duration\s?[:：]?\s{1,10}\d{1,2}H) {1,3}([0-5]\d)(?:4|N)(?=\s{2}|\s?$)/gmu,
    mend: (_, minutes = '') => ` ${minutes}M`,
  },
  {
    // 2시간 5분 beside its label read as 2A 5분
    shape:
      /(?<=(?:비행|소요) ?시간\s?[:：]?\s{1,40})(\d{1,2}) ?(?!시간)[^\s\d:]{1,2} (\d{1,2}) ?분/gu,
    mend: (_, hours = '', minutes = '') => `${hours}시간 ${minutes}분`,
  },
  {
    // 11H00M read as 11HOOM, 01H 05M as 01H OSM
    shape: new RegExp(`(?<![\\p{L}\\d])(\\d{1,2}H ?)(${DIGIT}{2})M(?![\\p{L}\\d])`, 'gu'),
    mend: (_, hours = '', minutes = '') => `${hours}${toDigits(minutes)}M`,
  },
  {
    // Seats 19A, 19B beside their label read as 194, 198: a plane has no hundred rows
    shape:
      /(?<=(?:seats?|좌석|asientos?)(?: ?number| no\.?|번호)?\s?[:：]?\s{1,30}(?:\d{1,2}[A-K](?:[,.]\s?|\s)){0,8})(\d{2})([84])(?=[,.|]|\s{1,3}\||\s{2}|\s?$)/gimu,
    mend: (_, row = '', letter = '') => `${row}${SEAT_LETTERS[letter] ?? letter}`,
  },
  {
    // 22D Confirmed beside its label read as 220 Confirmed, 30B / 확정 as 308 / 확정
    shape:
      /(?<=\s)(\d{2})([480])(?= ?\/ ?확정(?!\p{L}))|(?<=(?:[Ss]eats?|SEATS?):?\s{1,40})(\d{2})([480])(?= \(?(?:[Cc]onfirmed|CONFIRMED)(?!\p{L}))/gu,
    mend: (_, row = '', letter = '', second = '', last = '') =>
      `${row}${second}${SEAT_LETTERS[letter + last] ?? ''}`,
  },
  {
    // 2PC 23K read without the gap
    shape: /(?<=(?<![\p{L}\d])[1-4]PC)(?=[1-4]\dKG?(?![\p{L}\d]))/gu,
    mend: () => ' ',
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
    // 23kg 1개 read as 23kg 17H, 23kg × 1개 as 23kg _ ㅇ   17H: the engine takes the syllable for two signs
    shape:
      /(?<=(?<![\d.,])[1-4]\d ?kg)( ?[×x]|[ _]+ㅇ(?: [×x])?)?\s{1,8}([1-4])(?:7H|7\||74|7Ht)(?![\p{L}\d])/giu,
    mend: (_, times = '', pieces = '') => `${times && ' ×'} ${pieces}개`,
  },
  {
    // 위탁 수하물   23kg 1개 read as 23kg 17: no traveller takes so many
    shape: /(?<=위탁 ?(?:수하물|\S{2,5})\s{1,40}[1-4]\d ?kg )([1-4])7(?=\s?$)/gimu,
    mend: (_, pieces = '') => `${pieces}개`,
  },
  {
    // 신청 안 함 read as 신청 Ot St
    shape: /(?<=\s신청 ?)(?:안 ?(?:St|Bt)|[O0]t ?(?:함|St|Bt))(?=\s|$)/gmu,
    mend: () => '안 함',
  },
  {
    // 1 piece(s) read as | piece(s)
    shape: /(?<=\s)[Il|](?= piece(?:s|\(s\))?(?:\s|$))/gmu,
    mend: () => '1',
  },
  {
    // 0PC beside its label read as OPC
    shape: /(?<=(?:수하물|baggage|equipaje)(?: allowance)?\s{1,40})[OQ]PC(?=\s|$)/gimu,
    mend: () => '0PC',
  },
  {
    // 30KG read as 30<6
    shape: /(?<![\d.,])([1-4]\d)(?:<[6G]|K6)(?![\p{L}\d])/gu,
    mend: (_, weight = '') => `${weight}KG`,
  },
];

/** Lengths, seats and baggage as they were printed, where their shape or their label leaves one reading: `Shr Omin`. */
export function repairDetails(text: string): string {
  return applyRepairs(text, REPAIRS);
}
