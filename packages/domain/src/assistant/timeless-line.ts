import { numbersOf } from './plain-line.ts';

/** Months and weekdays: facts about days have to come from a calendar. */
const DATE = [
  /\b(?:Jan|Febr)uary\b|\bMarch\b|\bApril\b|\b(?:in|by|early|late|mid|until|from|of|to) May\b|\bJu(?:ne|ly)\b|\bAugust\b|\b(?:Septem|Octo|Novem|Decem)ber\b/u,
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/u,
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\b/iu,
  /\b(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)\b/iu,
  /요일|정월|섣달/u,
];
/** Facts about events, too. */
const EVENT =
  /\b(?:festival(?:es)?|festivals|holidays?|concerts?|conciertos?|marathons?|marat[óo]n|fiestas?|ferias?|festivos?|parades?|desfiles?|strikes?|huelgas?)\b|축제|공휴일|연휴|명절|콘서트|마라톤|퍼레이드|파업/iu;

/** Whether a plain line has no number, day or event: such facts need a source. */
export function isTimeless(line: string): boolean {
  return numbersOf(line).length === 0 && !EVENT.test(line) && !DATE.some((date) => date.test(line));
}
