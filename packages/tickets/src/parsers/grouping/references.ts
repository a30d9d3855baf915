import { groupBy } from '@ooo/domain/shared/group-by';
import type { Token, TokenKind, TokenOf } from '../tokens/token.ts';

/** `Ticket No.: 160-3381947720 (CX502)`: the number beside a ticket's. */
const OF_TICKET =
  /^\W{0,4}(?:e-?)?(?:tickets?|tkt|billetes?|boletos?|항공권)(?:\s?(?:no|number|nr|n[º°]|번호))?(?![\p{L}])/iu;
/** So many numbers in one line are a rule's where others are told: `Flights TK1, TK3 and TK11 are excluded`. */
const LONG_LIST = 3;
const CORE: ReadonlySet<TokenKind> = new Set(['airport', 'place', 'date', 'time']);

/**
 * The flight numbers that only name flights told elsewhere: on a line with seats, other numbers or a ticket and nothing
 * of a route, as `Seats: AC34 29A  AC8061 6C`. The number of a flight that is nowhere else is not a reference, unless
 * it is one of many.
 */
export function findReferences(
  tokens: readonly Token[],
  lines: readonly string[],
): ReadonlySet<Token> {
  const byLine = groupBy(tokens, ({ line }) => line);
  const flights = tokens.filter((token) => token.kind === 'flight');
  const bare = new Set<Token>(
    flights.filter(({ line }) => {
      const beside = byLine.get(line) ?? [];
      const others = beside.filter(({ kind }) => kind === 'flight' || kind === 'seat');
      const isListed = others.length > 1 || OF_TICKET.test(lines[line] ?? '');
      return isListed && !beside.some(({ kind }) => CORE.has(kind));
    }),
  );
  const told = new Set(flights.filter((token) => !bare.has(token)).map(numberOf));
  const listed = (line: number): number =>
    flights.filter((token) => token.line === line && token.kind === 'flight').length;
  return new Set(
    flights.filter(
      (token) =>
        bare.has(token) &&
        (told.has(numberOf(token)) || (told.size > 0 && listed(token.line) >= LONG_LIST)),
    ),
  );
}

function numberOf({ value }: TokenOf<'flight'>): string {
  return value.flightNumber;
}
