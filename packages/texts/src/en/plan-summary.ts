import { en as formats } from './formats.ts';
import type { LeftOutGroup, LeftOutReason, PlanSummarySentences } from '../plan-summary.types.ts';

/** For one place, and for several. */
const WHY: Readonly<Record<LeftOutReason, readonly [one: string, several: string]>> = {
  'closed-all-days': [
    'is closed on every day that has room',
    'are closed on every day that has room',
  ],
  'no-time-left': ['finds no gap that is long enough', 'find no gap that is long enough'],
  'no-day-long-enough': [
    'needs more time than any day has while it’s open',
    'need more time than any day has while they’re open',
  ],
  'meal-slots-taken': ['finds every lunch and dinner taken', 'find every lunch and dinner taken'],
  'flight-days-only': [
    'is a long walk that would fall on a day with a flight',
    'are long walks that would fall on a day with a flight',
  ],
  'too-much-walking': ['would be too much walking', 'would be too much walking'],
  'open-too-short': ['is never open for long enough', 'are never open for long enough'],
  'closed-when-free': ['is closed when you have time', 'are closed when you have time'],
  'long-walk-taken': [
    'is a long walk, and each day has one already',
    'are long walks, and each day has one already',
  ],
  'pace-full': ['is more than your pace allows', 'are more than your pace allows'],
  'too-far': ['is more than 100 km away', 'are more than 100 km away'],
};

function why({ reason, count }: LeftOutGroup): string {
  return WHY[reason][count === 1 ? 0 : 1];
}

/** `a, b and c`. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

export const en: PlanSummarySentences = {
  nothing: 'There is nothing to plan.',
  allFit: (count) => (count === 1 ? 'It fits.' : `All ${count} fit.`),
  someFit: (fit, total, groups) => {
    const out = total - fit;
    const [first] = groups;
    const reasons =
      first && groups.length === 1
        ? `${out === 1 ? 'it' : 'they'} ${why(first)}`
        : listed(groups.map((group) => `${group.count} ${why(group)}`));
    return `${fit} of ${total} ${fit === 1 ? 'fits' : 'fit'}; ${out} left out because ${reasons}.`;
  },
  overlap: ({ first, second, weekday }) =>
    `${first} and ${second} overlap on ${formats.weekday(weekday)}.`,
  tooTight: ({ first, second, weekday, gapMin, travelMin }) =>
    `There are ${formats.duration(gapMin)} between ${first} and ${second} on ${formats.weekday(weekday)}, and the way takes ${formats.duration(travelMin)}.`,
};
