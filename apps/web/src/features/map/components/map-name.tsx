import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

const PREFIX = '<a href="https://leafletjs.com">Leaflet</a>';

interface MapNameProps {
  /** What the map is, and what the keyboard does on it. */
  readonly name: string;
  /** The id of the element that says more. */
  readonly hintId?: string;
  /** A screen reader passes the arrow keys on to an application only. */
  readonly role?: 'group' | 'application';
}

/** Says what the map is, and what the keyboard does, when it gets the focus. */
export function MapName({ name, hintId, role = 'group' }: MapNameProps) {
  const map = useMap();
  useEffect(() => {
    map.attributionControl?.setPrefix(PREFIX);
    const container = map.getContainer();
    container.setAttribute('role', role);
    container.setAttribute('aria-label', name);
    if (hintId !== undefined) container.setAttribute('aria-describedby', hintId);
  }, [map, name, hintId, role]);
  return null;
}
