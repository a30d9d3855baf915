import { essential, type Need, optional, recommended } from '../packing-need.ts';
import type { TripClimate } from '../trip-climate.ts';
import type { UnknownWeather } from '@ooo/texts/packing.types';
import type { TripProfile } from '../trip-profile.ts';
import { temperaturesOf } from './temperatures-of.ts';
import { MOST_WARM_SOCKS, needsWarmSocks } from './warm-socks.ts';

/** Rain gear is for more than a third of the days, and an umbrella in case of less, down to this. */
const WET = 1 / 3;
const RAIN_IN_CASE = 0.15;
/** The lows, °C, below which one needs a warm layer, a coat, and something below it. */
const COOL_C = 10;
const WINTER_C = 3;
const FROST_C = -5;
const MILD_C = 20;
/** The highs, °C. */
const SUNNY_C = 22;
const HOT_C = 27;
const VERY_HOT_C = 33;

function inCaseOf(weather: UnknownWeather): Need['reason'] {
  return (say) => say.inCaseOf(weather);
}

function listUnknown({ days }: TripProfile): Need[] {
  return [
    recommended('light-layer', (say) => say.plain.unknownWeather),
    recommended('warm-layer', inCaseOf('cold')),
    recommended('rain-jacket', inCaseOf('rain')),
    recommended('sunscreen', inCaseOf('sun')),
    optional('sunglasses', inCaseOf('sun')),
    ...(days > 1
      ? [optional('shorts', inCaseOf('warmth')), optional('swimwear', inCaseOf('warmth'))]
      : []),
  ];
}

function listCold(profile: TripProfile, climate: TripClimate): Need[] {
  const { lowC, highC, hasTwoClimates, hasSnow } = climate;
  const { days, trip, activities } = profile;
  const temperatures = temperaturesOf(profile);
  if (!temperatures) return [];
  const cold: Need['reason'] = (say) =>
    hasTwoClimates ? say.twoClimates(temperatures) : say.cold(temperatures);
  const needs: Need[] = [];
  if (lowC < COOL_C) needs.push(essential('warm-layer', cold, lowC < 0 && days > 4 ? 2 : 1));
  if (lowC < WINTER_C) {
    // Of a desert or a mild winter only the nights are cold, and few of them are spent outside.
    const isColdByDay = climate.coldShare > 0;
    const forDays = isColdByDay ? essential : recommended;
    needs.push(
      // A ski jacket is as warm.
      (activities.has('skiing') ? optional : forDays)('winter-coat', cold),
      forDays('warm-hat', cold),
      (isColdByDay ? essential : optional)('gloves', cold),
      (isColdByDay ? recommended : optional)('warm-scarf', (say) => say.plain.coldExtras),
      recommended('lip-balm', (say) => say.plain.dryAir),
    );
  }
  if (needsWarmSocks(profile)) {
    const pairs = Math.min(days, MOST_WARM_SOCKS);
    needs.push(recommended('warm-socks', (say) => say.plain.warmSocks, pairs));
  }
  if (lowC < FROST_C) needs.push(essential('thermal-underwear', cold, Math.min(days, 2)));
  else if (lowC < 0) needs.push(recommended('thermal-underwear', cold));
  if (hasSnow || lowC < FROST_C)
    needs.push(recommended('winter-boots', (say) => say.plain.winterBoots));
  if (lowC >= COOL_C && lowC < MILD_C)
    needs.push(recommended('light-layer', (say) => say.plain.mildLayer));
  if (lowC >= MILD_C) needs.push(recommended('light-layer', (say) => say.plain.airConditioning));
  // A coat over a fleece, or a blazer, does the same.
  if (lowC >= WINTER_C && lowC < COOL_C && highC >= COOL_C && trip.occasion !== 'work')
    needs.push(recommended('light-layer', (say) => say.plain.mildLayer));
  return needs;
}

function listRain({ days }: TripProfile, { wetShare, isForecast, highC }: TripClimate): Need[] {
  const wetDays = Math.max(1, Math.round(wetShare * days));
  const rain: Need['reason'] = (say) => say.rain({ wetDays, days, isForecast });
  if (wetShare > WET) {
    return [
      essential('rain-jacket', rain),
      recommended('umbrella', rain),
      ...(wetShare > 0.5 && highC >= SUNNY_C
        ? [recommended('waterproof-pouch', (say) => say.plain.waterproofPouch)]
        : []),
    ];
  }
  if (wetShare < RAIN_IN_CASE) return [];
  return [recommended('umbrella', rain)];
}

function listSun(profile: TripProfile, climate: TripClimate): Need[] {
  const { highC, uvIndex, wetShare } = climate;
  const temperatures = temperaturesOf(profile);
  if (!temperatures) return [];
  const heat: Need['reason'] = (say) => say.heat(temperatures);
  const needs: Need[] = [];
  if (highC >= HOT_C || uvIndex >= 6) {
    const sun: Need['reason'] = (say) => (highC >= HOT_C ? heat(say) : say.plain.sun);
    needs.push(
      essential('sunscreen', sun),
      recommended('sun-hat', sun),
      recommended('sunglasses', (say) => say.plain.sun),
    );
  } else if (highC >= SUNNY_C) {
    needs.push(
      recommended('sunscreen', (say) => say.plain.sun),
      recommended('sunglasses', (say) => say.plain.sun),
      optional('sun-hat', (say) => say.plain.sun),
    );
  } else needs.push(optional('sunglasses', (say) => say.plain.sun));
  if (highC >= HOT_C) {
    needs.push(
      recommended('sandals', (say) => say.plain.sandals),
      recommended('water-bottle', heat),
      optional('swimwear', (say) => say.plain.swimInCase),
    );
  }
  if (highC >= HOT_C - 2 && wetShare > 0.25)
    needs.push(recommended('insect-repellent', (say) => say.plain.insects));
  if (highC >= VERY_HOT_C) {
    needs.push(optional('rehydration-salts', (say) => say.plain.rehydration));
    if (wetShare < 0.1) needs.push(recommended('lip-balm', (say) => say.plain.dryAir));
  }
  return needs;
}

/** What cold, rain and sun require; layers for everything if the weather is unknown. */
export function listForWeather(profile: TripProfile): Need[] {
  const { climate } = profile;
  if (!climate) return listUnknown(profile);
  return [
    ...listCold(profile, climate),
    ...listRain(profile, climate),
    ...listSun(profile, climate),
  ];
}
