import { groupBy } from '@ooo/domain/shared/group-by';
import { findHeadings } from '../tables/table-rows.ts';
import { withBoardingDays } from './boarding-days.ts';
import { withDaysOfMonth } from './days-of-month.ts';
import { withMarkedArrivals } from './footnotes.ts';
import { readLoneMeals } from './lone-meals.ts';
import { readLoneSeats, readTravellerSeats } from './lone-seats.ts';
import { readDetails } from './read-detail.ts';
import { readLoneHours, readStopDurations } from './stop-durations.ts';
import type { Token } from './token.ts';
import { type RoleState, tokenizeLine } from './tokenize-line.ts';
import { withoutVaguePlaces } from './vague-places.ts';
import { withWrappedDates } from './wrapped-dates.ts';

/** How many lines down a label's role reaches. */
const ROLE_REACH = 4;
/** Letters of a label that is part of a token. */
const LABEL = 12;

/** Everything that could belong to a flight, in reading order. */
export function tokenize(lines: readonly string[]): Token[] {
  const tokens: Token[] = [];
  const details = groupBy(
    [
      ...lines.flatMap((_, at) => readDetails(lines, at)),
      ...readLoneSeats(lines),
      ...readTravellerSeats(lines),
      ...readLoneMeals(lines),
      ...readStopDurations(lines),
      ...readLoneHours(lines),
    ],
    (token) => token.line,
  );
  const headings = findHeadings(lines);
  let state: RoleState | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const found = tokenizeLine(lines, at, {
      state,
      heading: headings[at],
      details: details.get(at) ?? [],
    });
    tokens.push(...found.tokens);
    if (found.tokens.some((token) => token.kind === 'flight')) state = undefined;
    if (found.state !== 'same') state = isOther(state, found.state) ? undefined : found.state;
    if (state && at - state.line >= ROLE_REACH) state = undefined;
  }
  const dated = withDaysOfMonth(
    withWrappedDates(withBoardingDays(tokens, lines, headings), lines),
    lines,
  );
  return withoutVaguePlaces(withoutSums(withMarkedArrivals(dated, lines), lines));
}

/** `Salida` directly above `Llegada`: headings of columns that were printed one below the other. */
function isOther(before: RoleState | undefined, now: RoleState | undefined): boolean {
  return before !== undefined && now !== undefined && before.role !== now.role;
}

/** The duration of a whole journey adds nothing if each flight has its own. */
function withoutSums(tokens: readonly Token[], lines: readonly string[]): Token[] {
  const isSum = ({ kind, line, end }: Token): boolean =>
    kind === 'duration' && /total|gesamt|전체|총/iu.test((lines[line] ?? '').slice(0, end + LABEL));
  const hasOwn = tokens.some((token) => token.kind === 'duration' && !isSum(token));
  return hasOwn ? tokens.filter((token) => !isSum(token)) : [...tokens];
}
