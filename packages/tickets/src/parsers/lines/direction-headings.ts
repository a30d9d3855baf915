/** Nouns of a direction. */
const DIRECTIONS = String.raw`outbound|outward|inbound|ida|vuelta|regreso|hinflug|r[üu]ckflug|aller|retour|andata|ritorno|가는\s?편|오는\s?편|갈\s?때|올\s?때`;
/** Words that head one, and that a sentence goes on with too. */
const ALSO_VERBS = 'departing|returning|return|going|depart(?:ure)? flight';
const DIRECTION_NOUN = new RegExp(String.raw`^\W{0,6}(?:${DIRECTIONS})(?!\p{L})`, 'iu');
const DIRECTION_HEADING = new RegExp(
  String.raw`^\W{0,6}(?:${DIRECTIONS}|${ALSO_VERBS})(?!\p{L})`,
  'iu',
);

const DIRECTION_BEFORE = new RegExp(
  String.raw`^\W{0,6}(?:${DIRECTIONS}|${ALSO_VERBS})(?:\s(?:flights?|journey|trip))?\s?[-–:]\s{1,4}`,
  'iu',
);

/** True for a line that begins with the direction that it tells of: `Outbound`, `Returning`, `오는 편`. */
export function headsDirection(line: string): boolean {
  return DIRECTION_HEADING.test(line.trimStart());
}

/** Letters of the direction that a line begins with, up to what it says of it: `RETURN - `, `Outbound: `. */
export function directionLength(line: string): number {
  return DIRECTION_BEFORE.exec(line)?.[0].length ?? 0;
}

/** The same for a line that no sentence goes on with: `vuelta martes 18 con TAP`. */
export function namesDirection(line: string): boolean {
  return DIRECTION_NOUN.test(line.trimStart());
}
