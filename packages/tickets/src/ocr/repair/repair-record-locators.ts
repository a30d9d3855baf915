import { groupBy } from '@ooo/domain/shared/group-by';
/** Signs that are mistaken for each other, by the one that represents them. */
const ALIKE: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
};
/** A code behind its label on the same line: `Reservation number   4XKQ7B`. */
const LABELLED =
  /(?<=^|\s{2})(\p{L}[\p{L} .#/()]{2,40}?)(?:\s?[:：]\s{0,40}|\s{2,40})((?=[A-Z\d]*[A-Z])[A-Z\d]{6})(?![\p{L}\d])/gmu;
const LEAST_ALIKE = 2;
/** The last letter of a record locator beside its label, read as a sign: `MQTRW>`. */
const CROSSED =
  /(?<=(?:[Cc]onfirmation|[Ll]ocator|[Rr]eference|[Rr]eserva|PNR|예약 ?번호)[^\n]{0,60}\s(?=[A-Z]{0,4}\d|[A-Z]{5})[A-Z\d]{5})[>×](?=\s?$|\s{2}| \()/gmu;

/**
 * Record locators as they were printed: a cross at the end, and a code that is printed with each flight, as most of
 * them have it: `4XKQ78` beside `4XKQ7B` and `4XKQ7B` under the same label.
 */
export function repairRecordLocators(read: string): string {
  const text = read.replace(CROSSED, 'X');
  const found = [...text.matchAll(LABELLED)].map(([, label = '', code = '']) => ({ label, code }));
  const likely = groupBy(found, ({ label, code }) => `${label}: ${toShape(code)}`);
  return text.replace(LABELLED, (whole, label: string, code: string) => {
    const same = likely.get(`${label}: ${toShape(code)}`) ?? [];
    const other = same.find((one) => one.code !== code)?.code;
    const others = same.filter((one) => one.code === other).length;
    const isAlone = same.length === others + 1;
    return other !== undefined && isAlone && others >= LEAST_ALIKE
      ? whole.slice(0, -code.length) + other
      : whole;
  });
}

function toShape(code: string): string {
  return Array.from(code, (sign) => ALIKE[sign] ?? sign).join('');
}
