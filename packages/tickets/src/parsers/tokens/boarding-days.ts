import { findDates } from '../../atoms/date.ts';
import { namesBoarding } from '../../atoms/labels.ts';
import { headingOf } from '../tables/columns.ts';
import type { HeadingRow } from '../tables/heading-row.ts';
import { type Token, toTokens } from './token.ts';

/**
 * The tokens with the days of boarding, where a document has no other day: the time of boarding is not the
 * departure's, its day is. `headings` are those above each line.
 */
export function withBoardingDays(
  tokens: readonly Token[],
  lines: readonly string[],
  headings: readonly (HeadingRow | undefined)[],
): readonly Token[] {
  if (tokens.some(({ kind }) => kind === 'date')) return tokens;
  const days = lines.flatMap((line, at) => {
    const ofBoarding = findDates(line).filter(
      ({ start }) =>
        namesBoarding(line.slice(0, start)) ||
        namesBoarding(headingOf(headings[at], line, start) ?? ''),
    );
    return toTokens('date', at, ofBoarding);
  });
  if (days.length === 0) return tokens;
  return [...tokens, ...days].sort((a, b) => a.line - b.line || a.start - b.start);
}
