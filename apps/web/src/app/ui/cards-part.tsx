import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useState } from 'react';
import { NextTripCard } from '../../features/trips/components/next-trip-card.tsx';
import { TripCard } from '../../features/trips/components/trip-card.tsx';
import { Answered, useSampleTrip } from './answered.tsx';
import { LONG, RIGHT_TO_LEFT } from './samples.ts';
import { Shown, State } from './shown.tsx';

function Cards({ trip }: { readonly trip: Trip }) {
  const [now] = useState(() => new Date());
  const overviews = [
    ['a city', { trip, poiCount: 8 }],
    [
      'without a drawing',
      { trip: { ...trip, destination: 'Tórshavn', countryFlag: '🇫🇴' }, poiCount: 0 },
    ],
    ['long text', { trip: { ...trip, name: LONG, destination: LONG }, poiCount: 100 }],
    [
      'right to left',
      { trip: { ...trip, name: RIGHT_TO_LEFT, destination: 'Cairo' }, poiCount: 1 },
    ],
  ] as const;
  return (
    <>
      <Shown name="TripCard">
        {overviews.map(([is, overview]) => (
          <State key={is} is={is}>
            <TripCard overview={overview} />
          </State>
        ))}
      </Shown>
      <Shown name="NextTripCard">
        {overviews.map(([is, overview]) => (
          <State key={is} is={is} wide>
            <NextTripCard overview={overview} now={now} />
          </State>
        ))}
      </Shown>
    </>
  );
}

function WithTrip() {
  const trip = useSampleTrip();
  return trip ? <Cards trip={trip} /> : null;
}

/** The cards of trips. */
export function CardsPart() {
  return (
    <Answered as="full">
      <WithTrip />
    </Answered>
  );
}
