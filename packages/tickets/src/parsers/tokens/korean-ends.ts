import { spellOut, tidyPlace } from './place-name.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import type { Token } from './token.ts';

const END =
  /(?<![가-힣A-Za-z])([가-힣]{2,8}|LA)\s?(?:국제\s?)?(?:공항)?\s?(?:에서\s?)?(출발|도착)(?![가-힣])/gu;

/** The ends that Korean names with the word behind the place: `인천 국제공항 출발`, `방콕 도착`. */
export function readKoreanEnds(line: string, at: number): readonly Token[] {
  return [...line.matchAll(END)].flatMap((match): Token[] => {
    const [, name = '', word] = match;
    const value = tidyPlace(spellOut(name).replace(/(?:국제)?공항$/u, ''));
    const role: FlightEnd = word === '출발' ? 'departure' : 'arrival';
    if (value === undefined) return [];
    const start = match.index;
    return [{ kind: 'place', value, role, line: at, start, end: start + name.length }];
  });
}
