import { settleAirport, type SettledAirport } from '../../flights/settle-airport.ts';
import type { Token, TokenOf } from './token.ts';

/** Lines between a journey's cities and the airports of its flights. */
const NEAR = 8;

/**
 * The tokens without cities of several airports, where names close by say which one, `서울 - 도쿄` over `인천공항`, and
 * without what goes on with the name above.
 */
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
  const told = places.filter(({ token }) => !vague.has(token));
  const rests = new Set<Token>(
    told.flatMap((rest) => (told.some((name) => goesOn(name, rest)) ? [rest.token] : [])),
  );
  return tokens.filter((token) => !vague.has(token) && !rests.has(token));
}

interface Place {
  readonly token: TokenOf<'place'>;
  readonly settled: SettledAirport | undefined;
}

/**
 * True for what a narrow column breaks off a name: `MADRID A.SUAREZ` over `BARAJAS T4`, of one airport and in other
 * words.
 */
function goesOn({ token: name, settled }: Place, { token: rest, settled: same }: Place): boolean {
  if (rest.line !== name.line + 1 || Math.abs(rest.start - name.start) > 1) return false;
  if (!settled?.airport || settled.airport.iata !== same?.airport?.iata) return false;
  const words = new Set(toWords(name.value));
  return !toWords(rest.value).some((word) => words.has(word));
}

function toWords(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}
