import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { UserId } from '@ooo/domain/shared/ids';
import type { DestinationFacts } from '@ooo/domain/places/destination-facts.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { date } from '@ooo/domain/testing/literals';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import type { TripOverview } from '../features/trips/api/use-trip-overviews.ts';
import type { RouterOutputs } from '../lib/trpc.ts';

/** A signed-in traveller with an invite. */
export function makeUser(fields: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: UserId.parse('user-1'),
    email: 'mina@example.com',
    firstName: 'Mina',
    profileImageUrl: null,
    inviteCode: 'REDLINE',
    isAdmin: false,
    ageConfirmed: true,
    temperatureUnit: 'fahrenheit',
    language: 'en',
    preferences: {},
    ...fields,
  };
}

/** An installation of one's own: local sign-in, the gate closed. */
export function makeConfig(
  fields: Partial<RouterOutputs['app']['config']> = {},
): RouterOutputs['app']['config'] {
  return {
    version: '0.1.0',
    tiles: null,
    pmtilesUrl: null,
    signIn: { local: true, providers: [] },
    privacyUrl: '/privacy',
    teamEmail: null,
    offline: true,
    maxTrips: 3,
    inviteGate: true,
    placeSources: [],
    asksRoutes: false,
    assistant: false,
    maintenance: false,
    ...fields,
  };
}

export function makeOverview(
  fields: Parameters<typeof makeTrip>[0] = {},
  poiCount = 0,
): TripOverview & { readonly trip: TripWithCaches } {
  return { trip: makeTrip(fields), poiCount };
}

/** Seoul, as the atlas knows it. */
export function makeDestination(coordinates: Coordinates): DestinationFacts {
  return {
    city: 'Seoul',
    names: { en: 'Seoul', ko: '서울', es: 'Seúl' },
    country: 'South Korea',
    countryCode: 'KR',
    flag: '🇰🇷',
    coordinates,
    zone: 'Asia/Seoul',
  };
}

/** A clear day by forecast, from 50 to 68 °F, so from 10 to 20 °C. */
export function makeWeatherDay(
  day: string,
  fields: Partial<Omit<WeatherDay, 'date'>> = {},
): WeatherDay {
  return {
    date: date(day),
    kind: 'forecast',
    source: 'Open-Meteo',
    asOf: '2025-10-09T10:00:00.000Z',
    condition: 'clear',
    tempMin: 50,
    tempMax: 68,
    ...fields,
  };
}

/** What such a day is usually like, from 45 to 64 °F. */
export function makeClimateDay(day: string): WeatherDay {
  return makeWeatherDay(day, {
    kind: 'climate',
    source: 'Deutscher Wetterdienst, Seoul',
    asOf: '2003–2021',
    condition: 'often-dry',
    tempMin: 45,
    tempMax: 64,
  });
}
