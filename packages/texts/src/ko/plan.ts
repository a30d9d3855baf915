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
import { ko as formats } from './formats.ts';

const SUITS: Readonly<Record<Occasion, readonly [end: string, joined: string]>> = {
  breakfast: ['아침 식사 시간에 맞췄어요', '아침 식사 시간에 맞췄고'],
  lunch: ['점심시간에 맞췄어요', '점심시간에 맞췄고'],
  dinner: ['저녁 식사 시간에 맞췄어요', '저녁 식사 시간에 맞췄고'],
  evening: ['저녁 시간을 보내기 좋아요', '저녁 시간을 보내기 좋고'],
};

/** Each ends in a consonant, so that the particles after it are 과 and 이. */
const MEALS: Readonly<Record<Occasion, string>> = {
  breakfast: '아침',
  lunch: '점심',
  dinner: '저녁',
  evening: '저녁',
};

/** Particles here are the same after any name: with or without a final consonant. */
function near({ name, minutes }: Nearness): string {
  if (minutes === 0) return `${name} 바로 옆이에요`;
  return `${name}에서 걸어서 ${formats.duration(minutes)} 거리예요`;
}

function dayName({ weekday, number }: NamedDay): string {
  return number === undefined
    ? formats.weekday(weekday)
    : `${formats.weekday(weekday)}(${number}일차)`;
}

function at({ day, startMin }: Moment, time: WriteTime): string {
  return `${dayName(day)} ${time(startMin)}`;
}

function mealsOf(meals: readonly Occasion[]): string {
  const taken: readonly Occasion[] = meals.length > 0 ? meals : ['lunch', 'dinner'];
  return `${taken.map((meal) => MEALS[meal]).join('과 ')}이`;
}

function leftOut({ reason, day, durationMin, meals, walkLimitMin }: LeftOut): string {
  const name = day && dayName(day);
  const long = formats.duration(durationMin);
  const sentences: Readonly<Record<UnplacedReason, string>> = {
    'closed-all-days': name ? `${name}에는 쉬어요` : '여행하는 날에는 모두 쉬어요',
    'open-too-short': name
      ? `${long} 정도 필요한데, ${name}에는 그만큼 오래 열지 않아요`
      : `${long} 정도 필요한데, 여행하는 동안 그만큼 오래 여는 날이 없어요`,
    'closed-when-free': name
      ? `${name}에 시간이 비어 있을 때는 문을 닫아요`
      : '시간이 비어 있을 때는 늘 문을 닫아요',
    'no-day-long-enough': name
      ? `${long} 정도 필요한데, ${name}에는 그만큼 시간이 나지 않아요`
      : `${long} 정도 필요한데, 그만큼 시간이 나는 날이 없어요`,
    'meal-slots-taken': `${name ? `${name}에는` : '갈 수 있는 날마다'} ${mealsOf(meals)} 이미 정해져 있어요`,
    'flight-days-only': name
      ? `오래 걷는 곳인데, ${name}에는 비행이 있어요`
      : '오래 걷는 곳인데, 문을 여는 날마다 비행이 있어요',
    'long-walk-taken': `${name ? `${name}에는` : '갈 수 있는 날마다'} 오래 걷는 일정이 이미 있어요`,
    'too-much-walking': `${name ? `${name}에 넣으면` : '어느 날에 넣어도'} ${formats.duration(walkLimitMin)} 넘게 걷게 돼요`,
    'pace-full': name
      ? `지금 속도로는 ${name}에 더 넣을 수 없어요`
      : '지금 속도로는 더 넣을 수 있는 날이 없어요',
    'no-time-left': name ? `${name}에는 ${long}이 비는 때가 없어요` : `${long}이 비는 날이 없어요`,
  };
  return sentences[reason];
}

const ADVICE: Readonly<Record<Advice, string>> = {
  'fuller-pace': '속도를 더 알차게 바꾸면 들어갈 수 있어요.',
  'own-time': '그래도 가고 싶다면 시간을 직접 정할 수 있어요.',
  'fewer-meals': '다른 식당을 빼거나 하루를 늘리면 자리가 나요.',
  'other-day': '다른 날에는 자리가 있을 수 있어요.',
  'fewer-walks': '오래 걷는 다른 일정을 빼거나 하루를 늘리면 자리가 나요.',
  'more-walking': '더 오래 걸어도 괜찮다면 들어갈 수 있어요.',
};

function help(what: Help, time: WriteTime): string {
  if (what.kind === 'shorter')
    return `${formats.duration(what.durationMin)}만 머물면 들어갈 수 있어요.`;
  if (what.kind === 'open-on') {
    return `여는 요일은 ${what.weekdays.map(formats.weekday).join(', ')}이에요.`;
  }
  if (what.kind === 'earlier' || what.kind === 'later') {
    const when = at(what.moment, time);
    return what.kind === 'earlier'
      ? `하루를 더 일찍 시작하면 ${when}에 들어갈 수 있어요.`
      : `하루를 더 늦게 마치면 ${when}에 들어갈 수 있어요.`;
  }
  return ADVICE[what.kind];
}

export const ko = (time: WriteTime): PlanSentences => ({
  onlyOpenOn: (day) => `여행하는 동안 ${dayName(day)}에만 문을 열어요.`,
  moved: ({ closedOn, isHabit, movedTo }) =>
    `${formats.weekday(closedOn)}${isHabit ? '마다' : '에'} 쉬어서 ${formats.weekday(movedTo)}로 옮겼어요.`,
  occasion: (occasion) => `${SUITS[occasion][0]}.`,
  nearness: (nearness) => `${near(nearness)}.`,
  occasionAndNearness: (occasion, nearness) => `${SUITS[occasion][1]}, ${near(nearness)}.`,
  bestLight: '해 질 무렵이라 빛이 가장 좋아요.',
  opens: (startMin) => `${time(startMin)}, 문 여는 시간에 맞췄어요.`,
  opensAgain: (startMin) => `${time(startMin)}, 다시 문 여는 시간에 맞췄어요.`,
  openAndFree: '그때 문을 열고, 다른 일정도 없어요.',
  hoursUnknown: '영업시간을 알 수 없으니 가기 전에 확인해 주세요.',
  leftOut,
  help: (what) => help(what, time),
  instead: (why, moment) => `${why}. ${at(moment, time)}에는 갈 수 있어요.`,
  nothingFits: '알맞은 시간을 찾지 못했어요. 시간을 직접 골라 주세요.',
  tooFar: '여행지에서 100km보다 멀어요.',
});
