import { isSurePlace } from '../../atoms/sure-place.ts';
import type { Token } from './token.ts';

const NAME = String.raw`([가-힣]{2,8})(\([A-Z]{3}\))?`;
const ROUTE = new RegExp(String.raw`(?<![가-힣])${NAME}\s?[-–→~]\s?${NAME}(?![가-힣])`, 'gu');

/** The ends of `인천-런던(LHR)` that are only named: beside a code the name says nothing new. */
export function readHangulRoutes(line: string, at: number): Token[] {
  return [...line.matchAll(ROUTE)].flatMap((match): Token[] => {
    const [, from = '', fromCode, to = '', toCode] = match;
    // Two names without a code may be of a journey of several flights.
    if ((fromCode === undefined) === (toCode === undefined)) return [];
    const name = fromCode === undefined ? from : to;
    if (!isSurePlace(name)) return [];
    const start = match.index + (fromCode === undefined ? 0 : match[0].lastIndexOf(name));
    return [{ kind: 'place', value: name, line: at, start, end: start + name.length }];
  });
}
