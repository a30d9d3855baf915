/** What is behind a time and says the half of the day: `10:50 de la noche`, `8:30 in the evening`. */
const HALF =
  /^\s?(?:h|hs|hrs?|horas|uhr|ore)?\.?,?\s(?:(?:de|por) la (?:(tarde)|(noche)|(mañana|madrugada))|da (?:(tarde)|(noite)|(manhã|madrugada))|(?:in the |this |that )(?:(afternoon|evening)|(morning))|at (night)|(nachmittags|abends)|(nachts)|(morgens|vormittags)|(?:de l['’](après-midi)|du (soir))|(du matin)|(?:del (pomeriggio)|di (sera))|(del mattino|di mattina))(?!\p{L})/iu;
/** The groups of the pattern that mean the afternoon or evening, and those that mean a night. */
const LATER = new Set([1, 4, 7, 10, 13, 14, 16, 17]);
const NIGHT = new Set([2, 5, 9, 11]);
/** From here on a night is of the day before midnight. */
const DUSK = 6;
const NOON = 12;

/**
 * The hour of a 12-hour clock as the words behind it say: `10` before `de la noche` is 22. The hour itself where they
 * say nothing.
 */
export function hourByWords(hour: number, behind: string): number {
  if (hour > NOON || !/^[\s.,]{0,2}\p{L}/u.test(behind)) return hour;
  const match = HALF.exec(behind);
  const group = match ? match.findIndex((part, at) => at > 0 && part !== undefined) : -1;
  if (LATER.has(group)) return hour < NOON ? hour + NOON : hour;
  if (!NIGHT.has(group)) return hour;
  if (hour === NOON) return 0;
  return hour >= DUSK ? hour + NOON : hour;
}
