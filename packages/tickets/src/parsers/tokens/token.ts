import type { PartialDate } from '../../document.ts';
import type { PrintedFlight } from '../../atoms/flight-number.ts';
import type { PrintedTime } from '../../atoms/time.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import type { Hit } from '../../text/hit.ts';

interface TokenValues {
  readonly flight: PrintedFlight;
  /** An IATA code. */
  readonly airport: string;
  /** A city's or airport's name. */
  readonly place: string;
  readonly time: PrintedTime;
  readonly date: PartialDate;
  /** Minutes. */
  readonly duration: number;
  readonly aircraft: string;
  readonly seat: string;
  readonly meal: string;
  readonly baggage: string;
  readonly operatedBy: string;
}

export type TokenKind = keyof TokenValues;

/** Something in the text that may belong to a flight. */
export type TokenOf<Kind extends TokenKind> = {
  readonly [Each in Kind]: {
    readonly kind: Each;
    readonly value: TokenValues[Each];
    /** The end of the flight that a label gives it. */
    readonly role?: FlightEnd;
    /** 0-based. */
    readonly line: number;
    readonly start: number;
    readonly end: number;
  };
}[Kind];

export type Token = TokenOf<TokenKind>;

/** Tokens of one kind for the hits of a line. */
export function toTokens<Kind extends TokenKind>(
  kind: Kind,
  line: number,
  hits: readonly Hit<TokenValues[Kind]>[],
): TokenOf<Kind>[] {
  return hits.map(({ value, start, end }) => ({ kind, value, line, start, end }));
}

/** The tokens of one kind, in order. */
export function ofKind<Kind extends TokenKind>(
  tokens: readonly Token[],
  ...kinds: readonly Kind[]
): TokenOf<Kind>[] {
  const wanted: ReadonlySet<TokenKind> = new Set(kinds);
  return tokens.filter((token): token is Token & TokenOf<Kind> => wanted.has(token.kind));
}
