import type { WriteTime } from '../formats.types.ts';
import type {
  Advice,
  Help,
  LeftOut,
  Moment,
  NamedDay,
  Nearness,
  Occasion,
  PlanSentences,
  UnplacedReason,
} from '../plan.types.ts';
import { capitalise, withFullStop } from '../writing/full-stop.ts';
import { en as formats } from './formats.ts';

const FOR: Readonly<Record<Occasion, string>> = {
  breakfast: 'For breakfast',
  lunch: 'For lunch',
  dinner: 'For dinner',
  evening: 'For the evening',
};

function near({ name, minutes }: Nearness): string {
  if (minutes === 0) return `next to ${name}`;
  return `${minutes} ${minutes === 1 ? 'minute’s' : 'minutes’'} walk from ${name}`;
}

function dayName({ weekday, number }: NamedDay): string {
  return number === undefined
    ? formats.weekday(weekday)
    : `${formats.weekday(weekday)} (Day ${number})`;
}

function at({ day, startMin }: Moment, time: WriteTime): string {
  return `${dayName(day)} at ${time(startMin)}`;
}

/** `2h`, not `2h 00m`. */
function long(minutes: number): string {
  return formats.duration(minutes).replace(' 00m', '');
}

function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}

function leftOut({ reason, day, durationMin, meals, walkLimitMin }: LeftOut): string {
  const name = day && dayName(day);
  const eaten = capitalise(list(meals.length > 0 ? meals : ['lunch', 'dinner']));
  const are = meals.length === 1 ? 'is' : 'are';
  const sentences: Readonly<Record<UnplacedReason, string>> = {
    'closed-all-days': name ? `It’s closed on ${name}` : 'It’s closed on every day of your trip',
    'open-too-short': name
      ? `It needs ${long(durationMin)}, and it isn’t open that long on ${name}`
      : `It needs ${long(durationMin)}, and it’s never open that long on your trip`,
    'closed-when-free': name
      ? `It’s closed when you have time on ${name}`
      : 'It’s closed whenever you have time for it',
    'no-day-long-enough': name
      ? `It needs ${long(durationMin)}, and ${name} doesn’t have that much time`
      : `It needs ${long(durationMin)}, and no day of your trip has that much time`,
    'meal-slots-taken': `${eaten} ${are} already planned on ${name ?? 'every day it could go'}`,
    'flight-days-only': `It’s a long walk, and you fly on ${name ?? 'every day it’s open'}`,
    'long-walk-taken': `${name ?? 'Every day that suits it'} already has a long walk`,
    'too-much-walking': `With it you’d walk more than ${long(walkLimitMin)} on ${name ?? 'any day'}`,
    'pace-full': name
      ? `${name} is as full as your pace allows`
      : 'Your days are as full as your pace allows',
    'no-time-left': name
      ? `${name} doesn’t have ${long(durationMin)} left for it`
      : `No day has ${long(durationMin)} left for it`,
  };
  return sentences[reason];
}

const ADVICE: Readonly<Record<Advice, string>> = {
  'fuller-pace': 'A fuller pace would make room.',
  'own-time': 'You can still set its time yourself.',
  'fewer-meals': 'To make room, take out another restaurant or add a day.',
  'other-day': 'Another day may have room for it.',
  'fewer-walks': 'To make room, take out another long walk or add a day.',
  'more-walking': 'A higher walking limit would make room.',
};

function help(what: Help, time: WriteTime): string {
  if (what.kind === 'shorter') return `A visit of ${long(what.durationMin)} would fit.`;
  if (what.kind === 'open-on') {
    return `It opens on ${list(what.weekdays.map((weekday) => `${formats.weekday(weekday)}s`))}.`;
  }
  if (what.kind === 'earlier' || what.kind === 'later') {
    const when = at(what.moment, time);
    return what.kind === 'earlier'
      ? `An earlier start would make room: ${when}.`
      : `A later end would make room: ${when}.`;
  }
  return ADVICE[what.kind];
}

export const en = (time: WriteTime): PlanSentences => ({
  onlyOpenOn: (day) => `${dayName(day)} is the only day of your trip when it’s open.`,
  moved: ({ closedOn, isHabit, movedTo }) =>
    `Closed on ${formats.weekday(closedOn)}${isHabit ? 's' : ''}, so it moved to ${formats.weekday(movedTo)}.`,
  occasion: (occasion) => `${FOR[occasion]}.`,
  nearness: (nearness) => withFullStop(capitalise(near(nearness))),
  occasionAndNearness: (occasion, nearness) => withFullStop(`${FOR[occasion]}, ${near(nearness)}`),
  bestLight: 'For the best light, late in the day.',
  opens: (startMin) => `You’re there when it opens at ${time(startMin)}.`,
  opensAgain: (startMin) => `You’re there when it opens again at ${time(startMin)}.`,
  openAndFree: 'It’s open then, and you have nothing else planned.',
  hoursUnknown: 'We don’t know its opening hours, so check before you go.',
  leftOut,
  help: (what) => help(what, time),
  instead: (why, moment) => `${why}; ${at(moment, time)} would fit.`,
  nothingFits: 'Unable to find optimal time slot. Please select a time manually.',
  tooFar: 'It’s more than 100 km from your destination.',
});
