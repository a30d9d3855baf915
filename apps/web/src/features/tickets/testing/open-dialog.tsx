import { UserId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { TripOverview } from '../../trips/api/use-trip-overviews.ts';
import { makeDestination } from '../../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { CreateTripDialog } from '../components/create-trip-dialog.tsx';

const SEOUL = {
  cityName: 'Seoul',
  cityNames: { en: 'Seoul', ko: '서울', es: 'Seúl' },
  cityCode: 'SEL',
  country: 'South Korea',
  countryCode: 'KR',
  zone: 'Asia/Seoul',
};
const NEW_YORK: typeof SEOUL = {
  cityName: 'New York',
  cityNames: { en: 'New York', ko: '뉴욕', es: 'Nueva York' },
  cityCode: 'NYC',
  country: 'United States',
  countryCode: 'US',
  zone: 'America/New_York',
};
const CITIES: Record<string, typeof SEOUL> = {
  ICN: SEOUL,
  GMP: SEOUL,
  JFK: NEW_YORK,
  EWR: NEW_YORK,
};

const DESTINATIONS = [
  { ...makeDestination([126.978, 37.5665]) },
  {
    ...makeDestination([-4.0273, 39.8628]),
    city: 'Toledo',
    names: { en: 'Toledo', ko: '톨레도' },
    country: 'Spain',
    countryCode: 'ES',
    flag: '🇪🇸',
  },
];
const TOLEDO = { names: { en: 'Toledo', ko: '톨레도' }, kind: 'city' as const };
const PROPOSALS = [
  { ...TOLEDO, text: 'Toledo', countryCode: 'ES', flag: '🇪🇸' },
  { ...TOLEDO, text: 'Toledo, Ohio', region: 'Ohio', countryCode: 'US', flag: '🇺🇸' },
];

/** What the dialog asks of the server on its way. */
export function mockAirports(overviews: TripOverview[] = []): void {
  mockProcedures({
    'airports.city': ({ airportCode }) => {
      const city = CITIES[airportCode];
      if (!city) throw new ProcedureError('NOT_FOUND', 'Unknown airport.');
      return { ...city, coordinates: [0, 0] };
    },
    'airports.search': () => [
      {
        iata: 'ICN',
        name: 'Incheon',
        city: SEOUL.cityName,
        cityNames: SEOUL.cityNames,
        country: SEOUL.country,
        flag: '🇰🇷',
      },
    ],
    'places.destination': ({ destination }) =>
      DESTINATIONS.find(({ city }) => city === destination) ?? null,
    'places.destinations': ({ q }) =>
      PROPOSALS.filter(({ names }) =>
        Object.values(names).some((name) => name.toLowerCase().startsWith(q.toLowerCase())),
      ),
    'airports.airline': ({ flightNumber }) =>
      flightNumber.startsWith('KE') ? { code: 'KE', name: 'Korean Air' } : null,
    'trips.overview': () => overviews,
  });
}

/** The dialog for a new trip, and ways to give it documents. */
export function openDialog(overviews: TripOverview[] = [], hasAssistant = false) {
  mockAirports(overviews);
  const onCreated = vi.fn<(trip: Trip) => void>();
  const app = renderApp(
    <CreateTripDialog
      userId={UserId.parse('user-1')}
      maxTrips={3}
      hasAssistant={hasAssistant}
      onClose={() => {}}
      onReopen={() => {}}
      onCreated={onCreated}
    />,
  );
  const uploadFiles = (...files: File[]) =>
    app.user.upload(screen.getByLabelText(/Drop your e-ticket here|Add another document/), files);
  const upload = (name: string, type: string) => uploadFiles(new File(['%'], name, { type }));
  return { ...app, onCreated, upload, uploadFiles };
}
