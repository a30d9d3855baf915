import { MarkerLayer } from '@ooo/map/markers/marker.layer';
import { useEffect, useMemo, useState } from 'react';
import { hoveredPlaceAtom } from '../../../lib/hovered-place.ts';
import { useAtomValue } from '../../../lib/jotai.ts';
import { KEYS } from '../../../lib/keys.ts';
import { findPlaceIcon } from '../lib/place-icon.ts';
import { useLayer } from '../lib/use-layer.ts';
import { type MarkedPlaces, placeKey, useMarkerSpecs } from '../lib/use-marker-specs.ts';
import { IconSprite } from './icon-sprite.tsx';

/** The places of the trip on the map, with its hotels and airports. */
export function PlaceMarkers(props: MarkedPlaces) {
  const { saved, airportEvents } = props;
  const [layer] = useState(() => new MarkerLayer(KEYS.pressOnMap));
  const specs = useMarkerSpecs(props);
  const hoveredId = useAtomValue(hoveredPlaceAtom);
  const icons = useMemo(
    () => [...new Set([...saved, ...airportEvents].map(findPlaceIcon))],
    [saved, airportEvents],
  );

  useLayer(layer);

  useEffect(() => layer.show(specs), [layer, specs]);

  useEffect(() => layer.highlight(hoveredId && placeKey(hoveredId)), [layer, hoveredId]);

  return <IconSprite icons={icons} />;
}
