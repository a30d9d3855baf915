/** Nouns of a way of a journey. */
const WAYS = String.raw`outbound|outward|inbound|ida|vuelta|regreso|hinflug|r[üu]ckflug|aller|retour|andata|ritorno|가는\s?편|오는\s?편|갈\s?때|올\s?때`;
/** Words that head one, and that a sentence goes on with too. */
const ALSO_VERBS = 'departing|returning|return|going|depart(?:ure)? flight';
const WAY = new RegExp(String.raw`^\W{0,6}(?:${WAYS})(?!\p{L})`, 'iu');
const DIRECTION = new RegExp(String.raw`^\W{0,6}(?:${WAYS}|${ALSO_VERBS})(?!\p{L})`, 'iu');

const WAY_BEFORE = new RegExp(
  String.raw`^\W{0,6}(?:${WAYS}|${ALSO_VERBS})(?:\s(?:flights?|journey|trip))?\s?[-–:]\s{1,4}`,
  'iu',
);

/** True for a line that begins with the way that it tells of: `Outbound`, `Returning`, `오는 편`. */
export function headsWay(line: string): boolean {
  return DIRECTION.test(line.trimStart());
}

/** Letters of the way that a line begins with, up to what it says of it: `RETURN - `, `Outbound: `. */
export function wayLength(line: string): number {
  return WAY_BEFORE.exec(line)?.[0].length ?? 0;
}

/** The same for a line that no sentence goes on with: `vuelta martes 18 con TAP`. */
export function namesWay(line: string): boolean {
  return WAY.test(line.trimStart());
}
