import type { HeadingRow } from '../tables/heading-row.ts';
import { headingOf } from '../tables/columns.ts';
import { isOfTimes, roleOfHeading } from '../tables/column-kind.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import type { Token, TokenKind } from './token.ts';

/** A cell that begins with the label of an end. */
export interface LabelledCell {
  readonly role: FlightEnd;
  readonly cell: { readonly start: number; readonly end: number };
}

const PLACES: ReadonlySet<TokenKind> = new Set(['airport', 'place']);

/**
 * The tokens of a line without roles that reach too far to the right of their label: two places behind one label are
 * both ends of the flight, as are one before a label of departure and one behind it, and a day alone or two times
 * behind the labels of both ends are of neither: `Departs 10:10 • Arrives 12:30 • Seoul - Tokyo • 6 Feb`.
 */
export function withoutFarRoles(
  tokens: readonly Token[],
  labelled: readonly LabelledCell[],
): Token[] {
  const places = tokens.filter(({ kind }) => PLACES.has(kind));
  const isOneEnd = new Set(places.map(({ value }) => value)).size === 2 && areOfOneLabel(places);
  const outside = tokens.filter((token) => !isInside(token, labelled));
  const dates = tokens.filter(({ kind }) => kind === 'date');
  const times = outside.filter(({ kind }) => kind === 'time');
  const areBoth = new Set(labelled.map(({ role }) => role)).size === 2;
  const far = areBoth
    ? [...(dates.length === 1 ? dates : []), ...(times.length > 1 ? times : [])]
    : [];
  return tokens.map((token) => {
    const isFar = far.includes(token) && outside.includes(token);
    const isEnd = isOneEnd && (!areBoth || PLACES.has(token.kind));
    return isEnd || isFar ? withoutRole(token) : token;
  });
}

/**
 * True where places have one role, or where only a later one departs:
 * `Sydney (SYD)  dep 6:30 PM   Auckland (AKL) arr 11:35 PM`.
 */
function areOfOneLabel(places: readonly Token[]): boolean {
  const roles = places.map((token) => ('role' in token ? token.role : undefined));
  return (
    new Set(roles).size === 1 ||
    (roles[0] === undefined && roles.slice(1).every((role) => role === 'departure'))
  );
}

function isInside({ start }: Token, labelled: readonly LabelledCell[]): boolean {
  return labelled.some(({ cell }) => cell.start <= start && start < cell.end);
}

function withoutRole(token: Token): Token {
  if (!('role' in token)) return token;
  const { role: _role, ...rest } = token;
  return rest;
}

/** Under `From` and `To` the columns say which end is which; a column that only one of two is in does not. */
export function withColumnRoles(
  tokens: readonly Token[],
  line: string,
  heading: HeadingRow | undefined,
): Token[] {
  const roleOf = (token: Token): FlightEnd | undefined => {
    if (token.role) return token.role;
    const over = headingOf(heading, line, token.start);
    const isPlace = token.kind === 'airport' || token.kind === 'place';
    return isPlace && isOfTimes(over) ? undefined : roleOfHeading(over);
  };
  return tokens.map((token) => {
    const alike = tokens.filter(({ kind }) => kind === token.kind);
    const roles = new Set(alike.map(roleOf));
    return alike.length === 1 || (roles.has('departure') && roles.has('arrival'))
      ? withRole(token, roleOf(token))
      : token;
  });
}

/** The token as that of an end, where it is of a kind that has ends. */
export function withRole(token: Token, role: FlightEnd | undefined): Token {
  if (role === undefined) return token;
  switch (token.kind) {
    case 'airport':
    case 'place':
    case 'time':
    case 'date':
      return { ...token, role };
    default:
      return token;
  }
}
