import { settleAirport, type SettledAirport } from '../../flights/settle-airport.ts';
import type { Token } from './token.ts';

/** Lines between a journey's cities and the airports of its flights. */
const NEAR = 8;

/** The tokens without cities of several airports, where names close by say which one: `서울 - 도쿄` over `인천공항`. */
export function withoutVaguePlaces(tokens: readonly Token[]): Token[] {
  const known = new Map<string, SettledAirport | undefined>();
  const settle = (name: string): SettledAirport | undefined => {
    if (!known.has(name)) known.set(name, settleAirport(undefined, name));
    return known.get(name);
  };
  const places = tokens.flatMap((token) =>
    token.kind === 'place' ? [{ token, settled: settle(token.value) }] : [],
  );
  const sure = places.filter(({ settled }) => settled?.others.length === 0);
  const vague = new Set<Token>(
    places.flatMap(({ token, settled }) => {
      const isSaid = sure.some(
        (other) =>
          Math.abs(other.token.line - token.line) <= NEAR &&
          other.settled?.airport?.cityCode === settled?.airport?.cityCode,
      );
      return settled && settled.others.length > 0 && isSaid ? [token] : [];
    }),
  );
  return tokens.filter((token) => !vague.has(token));
}
