import { findAirline, findAirlineByName } from '@ooo/atlas/airlines';
import { type Hit, collectHits } from '../text/hit.ts';

/** The code that it has before its name: `EK EMIRATES`. */
const OWN_CODE = /^([A-Z\d]{2})\s(\p{L}.{2,})$/u;
/** The number that it has with who flies: `Delta Air Lines DL 158`. */
const OWN_NUMBER = /\s(?:as\s)?[A-Z\d]{2}\s?\d{2,4}\s*$/u;

const IN_BRACKETS = new RegExp(
  String.raw`\(\s?(?:(?:operated by|operado por|operada por|durchgeführt von|op[eé]r[eé] par|operato da|uitgevoerd door)\s([\p{L}][^()]{2,40}?)|([\p{L}][^()\s]{1,20})\s?운항)\s?\)`,
  'giu',
);

/** In a note: `공동운항편으로 AIR FRANCE 항공기로 운항합니다`. */
const IN_NOTE =
  /(?:^|\s{2}|[가-힣] )(\p{Lu}[\p{L}. ]{2,30}?|[가-힣]{2,8}항공)\s?(?:항공기로|항공기에서|(?:이|가|에서))\s?운항(?:합니다|됩니다|하는|하며)/gu;

/** `※ジェイエアの機材・乗務員で運航いたします。` */
const IN_JAPANESE =
  /(?<=^\s*※?\s?|\s{2})([\p{Script=Katakana}\p{Script=Han}ー]{2,16}?)(?:の(?:機材|航空機|運航便)|が|による)(?=[^。]{0,12}運航|$)/gu;

/**
 * Airlines that fly for another, in brackets behind the flight: `IB1653 (operado por Air Nostrum)`, `(아시아나항공 운항)`, or
 * in a note.
 */
export function findOperators(line: string): Hit<string>[] {
  const noted = line.includes('운항')
    ? collectHits(line, IN_NOTE, (match) => readOperator(match[1] ?? ''))
    : [];
  if (line.includes('運航')) return collectHits(line, IN_JAPANESE, (match) => match[1]);
  if (noted.length > 0 || !line.includes('(')) return noted;
  return collectHits(line, IN_BRACKETS, (match) => readOperator(match[1] ?? match[2] ?? ''));
}

/** The airline that flies, of an `operated by` value: `KLM ROYAL DUTCH AIRLINES, KL 1824`, `Germanwings`, `KE`. */
export function readOperator(text: string): string | undefined {
  const name = (
    text
      .replace(/^[\s:：/]+/u, '')
      .split(/\s{2,}|[,;|()]|\son an?\s|(?<=\p{L}{4})\.(?:\s(?=\p{Lu})|$)/u)[0] ?? ''
  )
    .replace(OWN_NUMBER, '')
    .replace(/[\s–·-]+$/u, '')
    .trim();
  if (/^[A-Z\d]{2}$/u.test(name)) return findAirline(name)?.name;
  const coded = OWN_CODE.exec(name);
  if (coded?.[1] && coded[2] && findAirlineByName(coded[2])?.iata === coded[1]) return coded[2];
  if (/^operated(?: by)?$/iu.test(name)) return undefined;
  return /^\p{L}[\p{L}\d .&'’/-]{2,50}$/u.test(name) ? name : undefined;
}
