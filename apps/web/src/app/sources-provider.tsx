import type { ReactNode } from 'react';
import { PlaceSourceContext } from '../lib/place-source.ts';
import type { Sources } from '../lib/sources.ts';
import { TripSourceContext } from '../lib/trip-source.ts';

interface SourcesProviderProps {
  readonly sources: Sources;
  readonly children: ReactNode;
}

export function SourcesProvider({ sources, children }: SourcesProviderProps) {
  return (
    <TripSourceContext value={sources.trips}>
      <PlaceSourceContext value={sources.places}>{children}</PlaceSourceContext>
    </TripSourceContext>
  );
}
