import type { Role, Token, TokenKind } from './token.ts';

/** A cell that begins with the label of an end. */
export interface LabelledCell {
  readonly role: Role;
  readonly cell: { readonly start: number; readonly end: number };
}

const PLACES: ReadonlySet<TokenKind> = new Set(['airport', 'place']);

/**
 * The tokens of a line without roles that reach too far to the right of their label: two places behind one label are
 * both ends of the flight, and a day alone behind the labels of both ends is of neither:
 * `Departs 10:10 • Arrives 12:30 • Seoul - Tokyo • 6 Feb`.
 */
export function withoutFarRoles(
  tokens: readonly Token[],
  labelled: readonly LabelledCell[],
): Token[] {
  const places = tokens.filter(({ kind }) => PLACES.has(kind));
  const isOneEnd =
    new Set(places.map(({ value }) => value)).size === 2 &&
    new Set(places.map((token) => ('role' in token ? token.role : undefined))).size === 1;
  const dates = tokens.filter(({ kind }) => kind === 'date');
  const areBoth = new Set(labelled.map(({ role }) => role)).size === 2;
  return tokens.map((token) => {
    const isPlace = isOneEnd && PLACES.has(token.kind);
    const isDay =
      areBoth && dates.length === 1 && token.kind === 'date' && !isInside(token, labelled);
    return isPlace || isDay ? withoutRole(token) : token;
  });
}

function isInside({ start }: Token, labelled: readonly LabelledCell[]): boolean {
  return labelled.some(({ cell }) => cell.start <= start && start < cell.end);
}

function withoutRole(token: Token): Token {
  if (!('role' in token)) return token;
  const { role: _role, ...rest } = token;
  return rest;
}
