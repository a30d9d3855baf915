import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import { ResultLayer } from '@ooo/map/previews/result.layer';
import { useMemo } from 'react';
import { useLayer } from '../lib/use-layer.ts';

/** Where a search result lies that is not saved. */
export function PreviewMarker({ place }: { readonly place: PlaceSearchResult }) {
  useLayer(useMemo(() => new ResultLayer(place.coordinates, place.name), [place]));
  return null;
}
