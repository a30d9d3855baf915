import type { Language } from '@ooo/domain/shared/language';
import type { TripId } from '@ooo/domain/shared/ids';
import { toTripId } from '@ooo/domain/shared/known-ids';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { withView } from './main-screen.ts';

const MAIN = '/smart-packlist';
const demo = (view = '') => withView(MAIN, view, 'demo');

/** Every address of the web application. */
export const paths = {
  home: '/',
  /** The home screen with the create dialog, once the user is let in. */
  newTrip: '/?new=trip',
  landing: '/landing',
  /** The main screen, which redirects to the demo or to the first trip. */
  smartPacklist: MAIN,
  /** The demo of this browser. */
  demo,
  /** The main screen without a trip, for users who are let in. */
  noTrip: (view = '') => withView(MAIN, view, 'none'),
  /** The demo, which becomes a trip of the account once its visitor is let in. */
  keepDemo: demo('keep=trip'),
  invite: '/invite',
  /** The invite screen, and the page after a valid code. */
  inviteFor: (returnTo: string) =>
    returnTo === '/' ? '/invite' : `/invite?${new URLSearchParams({ returnTo }).toString()}`,
  signIn: '/sign-in',
  account: '/account',
  /** For visitors too. */
  preferences: '/preferences',
  playground: '/playground',
  privacy: '/privacy',
  terms: '/terms',
  /** With the tab, the day and the place of `view`, the query of another address of a trip. */
  trip: (id: TripId, view = '') =>
    id === DEMO_TRIP_ID ? demo(view) : withView(`/trip/${id}`, view),
} as const;

/** The id in the address of a trip; undefined for text that cannot be an id. */
export function parseTripId(text: string): TripId | undefined {
  return /^\d{1,15}$/.test(text) ? toTripId(Number(text)) : undefined;
}

interface SignInOptions {
  readonly provider?: string;
  /** A code that is redeemed once the sign-in is done. */
  readonly invite?: string;
  /** The language of a new account; English by default. */
  readonly language?: Language;
}

/** Addresses that the server answers: the browser leaves the application for them. */
export const serverPaths = {
  /** Without a provider the server goes to the only one, or to the form. */
  signIn: (returnTo: string, { language, ...options }: SignInOptions = {}) => {
    const given = { returnTo, ...options, ...(language && language !== 'en' && { language }) };
    return `/api/login?${new URLSearchParams(given).toString()}`;
  },
  signOut: '/api/logout',
  exportJson: '/api/account/export.json',
  exportZip: '/api/account/export.zip',
} as const;

const OWN_ORIGIN = 'https://own.invalid';

/** True for a path inside the application: nothing that a browser could read as another site. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/')) return false;
  return URL.parse(path, OWN_ORIGIN)?.origin === OWN_ORIGIN;
}
