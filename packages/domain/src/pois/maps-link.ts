import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { TravelMeans } from '../shared/preferences.ts';
import type { Poi } from './poi.schema.ts';

type Located = Pick<Poi, 'name' | 'location'>;

const GOOGLE = 'https://www.google.com/maps/search/?api=1&query=';
const APPLE = 'https://maps.apple.com/';
const OPEN_STREET_MAP = 'https://www.openstreetmap.org/';
/** Close enough to see single houses. */
const OPEN_STREET_MAP_ZOOM = 17;

const written = ([longitude, latitude]: Coordinates): string => `${latitude},${longitude}`;

/**
 * Where Google Maps shows the place: by name and address, otherwise by its coordinates; undefined without both. The
 * form is that of Google's documented Maps URLs, which need no key.
 */
export function googleMapsLink({ name, location }: Located): string | undefined {
  const { address, coordinates } = location;
  if (address) return GOOGLE + encodeURIComponent(`${name}, ${address}`);
  return coordinates && GOOGLE + encodeURIComponent(written(coordinates));
}

const GOOGLE_DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=';

/** Google's words for how to go; without one it chooses itself. */
const GOOGLE_MODES = {
  mixed: '',
  foot: '&travelmode=walking',
  transit: '&travelmode=transit',
  car: '&travelmode=driving',
} as const satisfies Record<TravelMeans, string>;

/**
 * The way there in Google Maps, from wherever its user is, by the means that they prefer: to the coordinates, otherwise to
 * the address.
 */
export function directionsLink(
  { name, location }: Located,
  travelBy: TravelMeans = 'mixed',
): string | undefined {
  const { address, coordinates } = location;
  const goal = coordinates ? written(coordinates) : address && `${name}, ${address}`;
  return goal && GOOGLE_DIRECTIONS + encodeURIComponent(goal) + GOOGLE_MODES[travelBy];
}

/**
 * Where Apple Maps shows the place: a pin with its name at its coordinates, otherwise a search for its address;
 * undefined without both. The form is that of Apple's documented Map Links, which phones open in the application.
 */
export function appleMapsLink({ name, location }: Located): string | undefined {
  const { address, coordinates } = location;
  if (coordinates) {
    return `${APPLE}?${new URLSearchParams({ ll: written(coordinates), q: name }).toString()}`;
  }
  return address && `${APPLE}?${new URLSearchParams({ q: `${name}, ${address}` }).toString()}`;
}

/** A pin on OpenStreetMap, otherwise a search for the address; undefined without coordinates and address. */
export function openStreetMapLink({ name, location }: Located): string | undefined {
  const { address, coordinates } = location;
  if (coordinates) {
    const [longitude, latitude] = coordinates;
    const pin = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
    return `${OPEN_STREET_MAP}?${pin.toString()}#map=${OPEN_STREET_MAP_ZOOM}/${latitude}/${longitude}`;
  }
  return (
    address &&
    `${OPEN_STREET_MAP}search?${new URLSearchParams({ query: `${name}, ${address}` }).toString()}`
  );
}
