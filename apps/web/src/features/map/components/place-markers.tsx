import { useEffect, useMemo, useState } from 'react';
import { useMap } from 'react-leaflet';
import { MarkerLayer } from '../lib/marker-layer.ts';
import { findPlaceIcon } from '../lib/place-icon.ts';
import { type MarkedPlaces, useMarkerSpecs } from '../lib/use-marker-specs.ts';
import { IconSprite } from './icon-sprite.tsx';

/** The places of the trip on the map, with its hotels and airports. */
export function PlaceMarkers(props: MarkedPlaces) {
  const { saved, airportEvents } = props;
  const map = useMap();
  const [layer] = useState(() => new MarkerLayer());
  const specs = useMarkerSpecs(props);
  const icons = useMemo(
    () => [...new Set([...saved, ...airportEvents].map(findPlaceIcon))],
    [saved, airportEvents],
  );

  useEffect(() => {
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [layer, map]);

  useEffect(() => layer.show(specs), [layer, specs]);

  return <IconSprite icons={icons} />;
}
