import { isSurePlace } from '../../atoms/sure-place.ts';
import type { Token } from './token.ts';

const FLIGHT_TO =
  /(?<!\p{L})(?:flight|vuelo|vol|flug|volo|voo)\s(?:to|a|à|nach|para)\s(\p{Lu}[\p{L} .'’-]{1,30}?)\s?(?=\(|[,·•|]|\s{2}|$)/giu;

/** Where a calendar says that a flight goes: `Flight to Tokyo (KE 703)`. */
export function readFlightTo(line: string, at: number): Token[] {
  if (!/\(/u.test(line)) return [];
  return [...line.slice(0, 120).matchAll(FLIGHT_TO)].flatMap((match): Token[] => {
    const [whole, name = ''] = match;
    if (!isSurePlace(name)) return [];
    const start = match.index + whole.indexOf(name);
    return [
      { kind: 'place', value: name, role: 'arrival', line: at, start, end: start + name.length },
    ];
  });
}
