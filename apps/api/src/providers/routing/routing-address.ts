import type { RoutingMode } from '@ooo/domain/distance/travel-table';

export interface RoutingAddress {
  readonly engine: 'osrm' | 'valhalla';
  /** Without a trailing slash and without the profile. */
  readonly baseUrl: string;
  /** OSRM's profile, or Valhalla's costing. */
  readonly profile: string;
  readonly mode: RoutingMode;
}

const ON_FOOT = new Set(['foot', 'walk', 'walking', 'pedestrian']);
const PROFILES = new Set([
  ...ON_FOOT,
  'bike',
  'bicycle',
  'cycling',
  'bikeshare',
  'car',
  'driving',
  'auto',
  'taxi',
  'bus',
  'motorcycle',
  'motor_scooter',
]);

/**
 * What `OSRM_URL` says. `valhalla+` before the address means a Valhalla, otherwise it is an OSRM. A path that ends
 * with the name of a profile chooses that one, `…/table/v1/car` as well as `…/car`; otherwise the way is walked.
 */
export function parseRoutingAddress(address: string): RoutingAddress {
  const isValhalla = address.startsWith('valhalla+');
  const engine = isValhalla ? 'valhalla' : 'osrm';
  const { origin, pathname } = new URL(address.replace(/^valhalla\+/, ''));
  const parts = pathname.split('/').filter((part) => part !== '');
  const last = parts.at(-1);
  const named = last !== undefined && PROFILES.has(last) ? parts.pop() : undefined;
  const profile = named ?? (isValhalla ? 'pedestrian' : 'foot');
  const path = parts
    .join('/')
    .replace(isValhalla ? /(^|\/)sources_to_targets$/ : /(^|\/)table\/v1$/, '');
  return {
    engine,
    baseUrl: path === '' ? origin : `${origin}/${path}`,
    profile,
    mode: ON_FOOT.has(profile) ? 'foot' : 'vehicle',
  };
}
