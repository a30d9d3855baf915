import type { Trip } from '@ooo/domain/trips/trip.schema';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { TripOverview } from '../../../lib/trip-source.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { CreateTripDialog } from '../components/create-trip-dialog.tsx';

const CITIES: Record<
  string,
  { cityName: string; cityCode: string; country: string; zone: string }
> = {
  ICN: { cityName: 'Seoul', cityCode: 'SEL', country: 'South Korea', zone: 'Asia/Seoul' },
  JFK: {
    cityName: 'New York',
    cityCode: 'NYC',
    country: 'United States',
    zone: 'America/New_York',
  },
  GMP: { cityName: 'Seoul', cityCode: 'SEL', country: 'South Korea', zone: 'Asia/Seoul' },
  EWR: {
    cityName: 'New York',
    cityCode: 'NYC',
    country: 'United States',
    zone: 'America/New_York',
  },
};

/** What the dialog asks of the server on its way. */
export function mockAirports(overviews: TripOverview[] = []): void {
  mockProcedures({
    'airports.city': ({ airportCode }) => {
      const city = CITIES[airportCode];
      if (!city) throw new ProcedureError('NOT_FOUND', 'Unknown airport.');
      return { ...city, countryCode: 'XX', coordinates: [0, 0] };
    },
    'airports.search': () => [
      { iata: 'ICN', name: 'Incheon', city: 'Seoul', country: 'South Korea', flag: '🇰🇷' },
    ],
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
      userId="user-1"
      maxTrips={3}
      hasAssistant={hasAssistant}
      onClose={() => {}}
      onCreated={onCreated}
    />,
  );
  const uploadFiles = (...files: File[]) =>
    app.user.upload(screen.getByLabelText(/Drop your e-ticket here|Add another document/), files);
  const upload = (name: string, type: string) => uploadFiles(new File(['%'], name, { type }));
  return { ...app, onCreated, upload, uploadFiles };
}
