import { essential, type Need, optional, recommended } from '../packing-need.ts';
import type { TripProfile } from '../trip-profile.ts';
import type { PackingTexts } from '@ooo/texts/packing.types';
import { temperaturesOf } from './temperatures-of.ts';
import { MOST_WARM_SOCKS, needsWarmSocks } from './warm-socks.ts';

/** How much of a day's dress is a T-shirt. */
const T_SHIRT_SHARE = { hot: 1, mild: 0.5, cold: 0.25 };

/** From this share on one goes in sandals on most days. */
const SUMMER = 0.8;

interface Shares {
  readonly hot: number;
  readonly cold: number;
}

function sharesOf({ climate }: TripProfile): Shares {
  return { hot: climate?.hotShare ?? 0, cold: climate?.coldShare ?? 0 };
}

/** One sentence on how many tops there are and one on the weather. */
function worn(profile: TripProfile, count: number): Need['reason'] {
  const temperatures = temperaturesOf(profile);
  return (say: PackingTexts) =>
    [
      count === profile.washing.sets
        ? say.daily(profile.washing)
        : say.someTops(profile.washing, count),
      temperatures ? say.temperatures(temperatures) : say.plain.unknownWeather,
    ].join(' ');
}

function listTops(profile: TripProfile): Need[] {
  const { washing, trip, workDays } = profile;
  const { hot, cold } = sharesOf(profile);
  const shirts = trip.occasion === 'work' ? Math.min(workDays, washing.sets, 5) : 0;
  const casual = Math.max(washing.sets - shirts, Math.min(1, washing.sets));
  const share =
    hot * T_SHIRT_SHARE.hot + cold * T_SHIRT_SHARE.cold + (1 - hot - cold) * T_SHIRT_SHARE.mild;
  const tShirts = Math.min(casual, Math.max(hot > 0 ? 1 : 0, Math.round(casual * share)));
  const longSleeved = casual - tShirts;
  const reason = (count: number): Need['reason'] =>
    trip.occasion === 'work' ? (say) => say.plain.freeTime : worn(profile, count);
  return [
    ...(tShirts > 0 ? [essential('t-shirts', reason(tShirts), tShirts)] : []),
    ...(longSleeved > 0 ? [essential('long-sleeved-tops', reason(longSleeved), longSleeved)] : []),
    ...(shirts > 0 ? [essential('business-shirts', (say) => say.workDays(workDays), shirts)] : []),
  ];
}

function listBottoms(profile: TripProfile): Need[] {
  const { washing, trip, workDays, climate, days } = profile;
  const { hot } = sharesOf(profile);
  const isWork = trip.occasion === 'work';
  const longest = washing.sets <= 2 ? 1 : washing.sets <= 5 ? 2 : 3;
  const isLight = trip.checkedBags === 0 || profile.activities.has('skiing');
  const most = isLight ? Math.min(2, longest) : longest;
  const all = isWork ? Math.max(1, most - 1) : most;
  const shortsWeather = hot > 0 && days > 1 ? Math.max(1, Math.floor(all * hot)) : 0;
  const shorts = Math.min(isWork ? 1 : all, shortsWeather);
  const isCold = climate !== undefined && climate.coldShare > 0.5;
  return [
    essential(
      'trousers',
      (say) => {
        if (isWork) return say.plain.freeTime;
        return isCold ? say.plain.warmBottoms : say.plain.bottoms;
      },
      Math.max(1, all - shorts),
    ),
    ...(shorts > 0 ? [recommended('shorts', heatOf(profile), shorts)] : []),
    ...(isWork
      ? [essential('business-trousers', (say) => say.plain.businessTrousers, workDays > 3 ? 2 : 1)]
      : []),
    ...(trip.gender === 'female' && hot > 0 ? [optional('dress', (say) => say.plain.dress)] : []),
  ];
}

export function heatOf(profile: TripProfile): Need['reason'] {
  const temperatures = temperaturesOf(profile);
  return (say) => (temperatures ? say.heat(temperatures) : say.plain.unknownWeather);
}

function listUnderwear(profile: TripProfile): Need[] {
  const { washing, trip, days } = profile;
  const { sets } = washing;
  const isSummer = sharesOf(profile).hot >= SUMMER && trip.occasion !== 'work' && sets > 3;
  const besideWarm = needsWarmSocks(profile)
    ? sets - Math.min(MOST_WARM_SOCKS, Math.floor(sets / 2))
    : sets;
  const socks = isSummer ? Math.ceil(sets / 2) : besideWarm;
  const every2nd = Math.min(4, Math.ceil(sets / 2));
  const neutral = trip.gender === 'unisex' || trip.gender === 'unspecified';
  return [
    essential('underwear', (say) => say.daily(washing), sets),
    essential(
      'socks',
      (say) => {
        if (isSummer) return say.fewSocks(washing);
        return socks < sets ? say.plain.besideWarmSocks : say.daily(washing);
      },
      socks,
    ),
    ...(trip.gender === 'female' ? [essential('bras', (say) => say.plain.bras, every2nd)] : []),
    ...(neutral ? [recommended('undershirts', (say) => say.plain.undershirts, every2nd)] : []),
    ...(days > 1 ? [recommended('sleepwear', (say) => say.plain.sleepwear, sets > 5 ? 2 : 1)] : []),
  ];
}

/** What is worn on every trip: how much follows from its days, its climate and the washing. */
export function listClothes(profile: TripProfile): Need[] {
  return [
    ...listTops(profile),
    ...listBottoms(profile),
    ...listUnderwear(profile),
    essential('walking-shoes', (say) => say.plain.walkingShoes),
    ...(profile.trip.occasion === 'work'
      ? [
          essential('blazer', (say) => say.plain.blazer),
          essential('dress-shoes', (say) => say.plain.dressShoes),
        ]
      : []),
  ];
}
