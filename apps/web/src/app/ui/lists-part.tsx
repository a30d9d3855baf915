import { DISCOVERY_SHELVES } from '@ooo/domain/places/discovery-shelves';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { ReactNode } from 'react';
import { OverviewAccordion } from '../../features/overview/components/overview-accordion.tsx';
import { PackingView } from '../../features/packing/components/packing-view.tsx';
import { RecommendationList } from '../../features/discover/components/recommendation-list.tsx';
import { SavedView } from '../../features/saved/components/saved-view.tsx';
import { WeatherPanel } from '../../features/weather/components/weather-panel.tsx';
import { Answered, useSampleTrip } from './answered.tsx';
import { ANSWERS } from './answers.ts';
import { nothing } from './samples.ts';
import { Shown, State } from './shown.tsx';

const SHELF = DISCOVERY_SHELVES[0];

const LISTS: readonly (readonly [name: string, render: (trip: TripWithCaches) => ReactNode])[] = [
  ['WeatherPanel', (trip) => <WeatherPanel trip={trip} />],
  [
    'SavedView',
    (trip) => (
      <SavedView
        trip={trip}
        search={null}
        menu={null}
        onPlan={nothing}
        onDiscover={nothing}
        onSetTime={nothing}
        onShowOnMap={nothing}
      />
    ),
  ],
  [
    'RecommendationList',
    (trip) => (
      <RecommendationList trip={trip} shelf={SHELF} onSetTime={nothing} onAddOwn={nothing} />
    ),
  ],
  ['PackingView', (trip) => <PackingView trip={trip} />],
  ['OverviewAccordion', (trip) => <OverviewAccordion trip={trip} />],
];

function Lists({ trip }: { readonly trip: TripWithCaches }) {
  return LISTS.map(([name, render]) => (
    <Shown key={name} name={name}>
      {ANSWERS.map((answer) => (
        <State key={answer} is={answer}>
          <Answered as={answer}>{render(trip)}</Answered>
        </State>
      ))}
    </Shown>
  ));
}

function WithTrip() {
  const trip = useSampleTrip();
  return trip ? <Lists trip={trip} /> : null;
}

/** What comes from the server, however the server answers. */
export function ListsPart() {
  return (
    <Answered as="full">
      <WithTrip />
    </Answered>
  );
}
