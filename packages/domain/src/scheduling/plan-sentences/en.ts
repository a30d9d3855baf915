import { en as formats } from '../../shared/locale-formats/en.ts';
import type { Nearness, Occasion, PlanSentences } from './plan-sentences.types.ts';

const FOR: Readonly<Record<Occasion, string>> = {
  breakfast: 'For breakfast',
  lunch: 'For lunch',
  dinner: 'For dinner',
  evening: 'For the evening',
};

function near({ name, minutes }: Nearness): string {
  if (minutes === undefined) return `after ${name}`;
  if (minutes === 0) return `next to ${name}`;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} from ${name}`;
}

function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export const en: PlanSentences = {
  moved: ({ closedOn, isHabit, movedTo }) =>
    `Closed on ${formats.weekday(closedOn)}${isHabit ? 's' : ''}, so it moved to ${formats.weekday(movedTo)}.`,
  occasion: (occasion) => `${FOR[occasion]}.`,
  nearness: (nearness) => `${capitalise(near(nearness))}.`,
  occasionAndNearness: (occasion, nearness) => `${FOR[occasion]}, ${near(nearness)}.`,
  opens: (startMin) => `You’re there when it opens at ${formats.time(startMin)}.`,
  firstStop: 'First stop of the day.',
  hoursUnknown: 'We don’t know its opening hours, so check before you go.',
  notPlaced: {
    'closed-all-days': () => 'It’s closed on every day of your trip that has room for it.',
    'no-day-long-enough': (durationMin) =>
      `It needs ${formats.duration(durationMin)}, and it isn’t open that long on any free day.`,
    'meal-slots-taken': () => 'Every lunch and dinner slot that suits it is taken.',
    'flight-days-only': () =>
      'It’s a long walk, and you fly on every day that would have room for it.',
    'too-much-walking': () => 'It would be more walking than you wanted on any day.',
    'no-time-left': () =>
      'No free time during its opening hours is long enough. A fuller pace or a shorter visit may make room.',
  },
  nothingFits: 'Unable to find optimal time slot. Please select a time manually.',
  tooFar: 'It’s more than 100 km from your destination.',
};
