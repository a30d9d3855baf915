import { randomUUID } from 'node:crypto';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { UserId } from '@ooo/domain/shared/ids';
import type { InputOf, ProcedurePath } from '../rest/rest-route.ts';
import type { callerOf } from './callers.ts';

const DATES = {
  startDate: CalendarDate.parse('2026-10-01'),
  endDate: CalendarDate.parse('2026-10-05'),
};

export const SEOUL = {
  destination: 'Seoul',
  ...DATES,
  arrivalAirport: 'ICN',
} as InputOf<'trips.create'>;

/** A user and what they own. */
export interface Owned {
  readonly email: string;
  readonly tripId: number;
  readonly poiId: number;
  readonly documentId: string;
  readonly sessionId: string;
  readonly tokenId: string;
}

/** Ids that do not exist. */
export const UNUSED: Owned = {
  email: 'nobody@example.com',
  tripId: 1_999_999,
  poiId: 1_999_999,
  documentId: randomUUID(),
  sessionId: randomUUID(),
  tokenId: randomUUID(),
};

/** No user has it. */
const NOBODY = UserId.parse(randomUUID());

type Samples = { readonly [P in ProcedurePath]: (owned: Owned) => InputOf<P> };

const TICKET = 'Flight KE 081, 15 OCT 2026, ICN 10:00 - JFK 11:05';

/** By its content a PDF. */
const KEPT = { name: 'ticket.pdf', bytes: new TextEncoder().encode('%PDF-1.7 and so on') };

/**
 * An input for every procedure that works for the owner. The type asks for a row for each
 * procedure there is, so that a new one cannot be left out of the tests that run through all.
 */
export const SAMPLES: Samples = {
  'account.confirmAge': () => ({ isOldEnough: true }),
  'account.endSession': ({ sessionId }) => ({ id: sessionId }),
  'account.me': () => undefined,
  'account.picture': () => undefined,
  'account.sessions': () => undefined,
  'account.setPreferences': () => ({ language: 'ko', preferences: { clock: '24' } }),
  'account.signOut': () => undefined,
  'account.signOutEverywhere': () => ({ keepCurrent: true }),
  'admin.analytics': () => ({ from: '2026-03-01', to: '2026-03-31' }),
  'admin.assistantUse': () => undefined,
  'admin.audit': () => ({ limit: 10 }),
  'admin.createInviteCode': () => ({ code: `NEW-${randomUUID()}`, tier: 'redline', maxUses: 5 }),
  'admin.feedback': () => ({ limit: 10 }),
  'admin.inviteCodes': () => undefined,
  'admin.setSettings': () => ({ debugLogging: false }),
  'admin.settings': () => undefined,
  'admin.unlockDebug': () => ({ code: 'a guess' }),
  'admin.updateInviteCode': () => ({ code: 'REDLINE', patch: { maxUses: 60 } }),
  'admin.userPicture': () => ({ userId: NOBODY }),
  'admin.users': () => ({ search: 'kim', plan: 'allblue', sort: 'name', limit: 10 }),
  'airports.airline': () => ({ flightNumber: 'KE081' }),
  'airports.city': () => ({ airportCode: 'ICN' }),
  'airports.search': () => ({ q: 'seoul' }),
  'app.config': () => undefined,
  'data.deleteAccount': ({ email }) => ({ confirm: email }),
  'data.document': ({ tripId, documentId }) => ({ tripId, documentId }),
  'data.export': () => undefined,
  'documents.get': ({ tripId, documentId }) => ({ tripId, documentId }),
  'documents.keep': ({ tripId }) => ({ tripId, ...KEPT }),
  'documents.list': ({ tripId }) => ({ tripId }),
  'documents.remove': ({ tripId, documentId }) => ({ tripId, documentId }),
  'feedback.submit': () => ({ message: 'The map is lovely.' }),
  'invites.check': () => ({ code: 'ALLBLUE' }),
  'invites.stats': () => undefined,
  'overview.events': () => ({
    destination: 'Seoul',
    startDate: '2026-10-01',
    endDate: '2026-10-05',
  }),
  'overview.get': ({ tripId }) => ({
    tripId,
    destination: 'Seoul',
    startDate: '2026-10-01',
    endDate: '2026-10-05',
  }),
  'overview.tips': ({ tripId }) => ({ tripId }),
  'packing.addItem': ({ tripId }) => ({ tripId, item: 'Binoculars', quantity: 2 }),
  'packing.copyFrom': ({ tripId }) => ({ tripId, fromTripId: tripId }),
  'packing.enhance': ({ tripId }) => ({ tripId, language: 'es' }),
  'packing.packed': ({ tripId }) => ({ tripId }),
  'packing.removeItem': ({ tripId }) => ({ tripId, itemId: 'own-binoculars' }),
  'packing.setPacked': ({ tripId }) => ({ tripId, itemIds: ['passport'], packed: true }),
  'packing.sources': ({ tripId }) => ({ tripId }),
  'placeFiles.export': ({ tripId }) => ({ tripId, format: 'kml' }),
  'placeFiles.import': ({ tripId }) => ({
    tripId,
    places: [
      {
        name: 'Namsan Park',
        tag: 'tour',
        kind: 'park',
        location: { coordinates: [126.9882, 37.5512] },
        notes: null,
        description: null,
        openingHours: null,
        source: 'places.csv',
        sourceId: null,
        sourceAsOf: null,
      },
    ],
  }),
  'placeFiles.read': ({ tripId }) => ({
    tripId,
    name: 'places.csv',
    bytes: new TextEncoder().encode('name,latitude,longitude\nNamsan Park,37.5512,126.9882\n'),
  }),
  'placeFiles.undoImport': ({ tripId, poiId }) => ({ tripId, poiIds: [poiId] }),
  'places.destination': () => ({ destination: 'Seoul' }),
  'places.destinations': () => ({ q: 'bled' }),
  'places.recommendations': () => ({
    destination: 'Seoul',
    category: 'food',
    subcategory: 'restaurants',
  }),
  'places.search': () => ({ query: 'palace', destination: 'Seoul' }),
  'places.tips': ({ tripId }) => ({
    tripId,
    category: 'attraction',
    subcategory: 'attractions',
  }),
  'pois.create': ({ tripId }) => ({ tripId, name: 'Namdaemun Market' }),
  'pois.delete': ({ poiId }) => ({ id: poiId }),
  'pois.list': ({ tripId }) => ({ tripId }),
  'pois.update': ({ poiId }) => ({ id: poiId, patch: { notes: 'in the morning' } }),
  'schedule.arrange': ({ tripId, poiId }) => ({
    tripId,
    items: [{ poiId, date: null, startTime: null, duration: null }],
  }),
  'schedule.autoPlan': ({ tripId }) => ({ tripId, apply: true }),
  'schedule.openingHours': ({ tripId }) => ({ tripId }),
  'schedule.placeHours': ({ tripId }) => ({
    tripId,
    places: [{ id: 'seoul/leeum', openingHours: 'Tu-Su 10:00-18:00' }],
  }),
  'schedule.suggest': ({ tripId, poiId }) => ({ tripId, poiId }),
  'tickets.parseDocument': () => ({
    name: 'ticket.txt',
    bytes: new TextEncoder().encode(TICKET),
  }),
  'tickets.parseText': () => ({ text: TICKET }),
  'tickets.readDocuments': () => ({
    documents: ['there.txt', 'back.txt'].map((name) => ({
      name,
      bytes: new TextEncoder().encode(TICKET),
    })),
  }),
  'tokens.create': () => ({ name: 'backup', scope: 'read', expiresInDays: 30 }),
  'tokens.list': () => undefined,
  'tokens.revoke': ({ tokenId }) => ({ id: tokenId }),
  'trips.create': () => SEOUL,
  'trips.createDemo': () => undefined,
  'trips.delete': ({ tripId }) => ({ id: tripId }),
  'trips.get': ({ tripId }) => ({ id: tripId }),
  'trips.keepDemo': () => ({
    trip: SEOUL,
    packingPreferences: null,
    pois: [{ name: 'N Seoul Tower' }],
    packed: [],
  }),
  'trips.list': () => undefined,
  'trips.overview': () => undefined,
  'trips.update': ({ tripId }) => ({ id: tripId, patch: { name: 'Autumn' } }),
  'weather.batch': ({ tripId }) => ({ tripId, city: 'Seoul', ...DATES }),
  'weather.day': ({ tripId }) => ({ tripId, city: 'Seoul', date: DATES.startDate }),
};

/**
 * A trip to Seoul with one place and one document in it, a token, and the most recently used session, if there is
 * one.
 */
export async function makeOwned(caller: ReturnType<typeof callerOf>): Promise<Owned> {
  const trip = await caller.trips.create(SEOUL);
  const poi = await caller.pois.create({ tripId: trip.id, name: 'Gyeongbokgung', tag: 'tour' });
  const document = await caller.documents.keep({ tripId: trip.id, ...KEPT });
  const me = await caller.account.me();
  const [session] = await caller.account.sessions();
  const [token = await caller.tokens.create({ name: 'script', scope: 'full' })] =
    await caller.tokens.list();
  return {
    email: me?.email ?? '',
    tripId: trip.id,
    poiId: poi.id,
    documentId: document.id,
    sessionId: session?.id ?? UNUSED.sessionId,
    tokenId: token.id,
  };
}
