import type { Page } from '@playwright/test';
import { makeTraveller } from '../pages/entrance.ts';
import type { Viewer } from './screen.ts';

const ADMIN = { name: 'Ida', email: 'admin@localhost' };

const TRIPS = [
  { destination: 'Seoul', startDate: '2027-04-11', endDate: '2027-04-16' },
  { destination: 'Lisbon', startDate: '2027-06-03', endDate: '2027-06-10' },
];

const LONG_NAME = 'Two Weeks of Palaces, Markets and Mountains with Everybody';

/** As many as allowed, all with the same long name. */
const FULL = [
  { startDate: '2027-04-11', endDate: '2027-04-16' },
  { startDate: '2027-05-11', endDate: '2027-05-16' },
  { startDate: '2027-06-11', endDate: '2027-06-16' },
].map(({ startDate, endDate }) => ({ name: LONG_NAME, destination: 'Seoul', startDate, endDate }));

const DAY_MS = 86_400_000;

const dayFromNow = (step: number) =>
  new Date(Date.now() + step * DAY_MS).toISOString().slice(0, 10);

const PLACES = [
  {
    name: 'Gyeongbokgung Palace',
    tag: 'tour',
    date: '2027-04-12',
    startTime: '10:00',
    duration: 120,
    at: [126.977, 37.5796],
  },
  {
    name: 'Gwangjang Market',
    tag: 'eat',
    date: '2027-04-12',
    startTime: '13:00',
    duration: 60,
    at: [126.9996, 37.5701],
  },
  { name: 'N Seoul Tower', tag: 'tour', at: [126.9882, 37.5512] },
  { name: 'Bukchon Hanok Village', tag: 'tour', at: [126.9849, 37.5826] },
  { name: 'متحف القصر الوطني 🏯', tag: 'shop', at: [126.9748, 37.5662] },
];

async function saveTrip(page: Page, fields: object): Promise<number> {
  const made = await page.request.post('/api/trips', { data: fields });
  return Number(/"id":(\d+)/.exec(await made.text())?.[1]);
}

function listTrips(viewer: Viewer): readonly object[] {
  // Under way in whatever time zone the browser is.
  if (viewer === 'away') {
    return [{ destination: 'Seoul', startDate: dayFromNow(-2), endDate: dayFromNow(2) }];
  }
  return viewer === 'full' ? FULL : TRIPS;
}

/** Signs the viewer in, with what they have; answers the id of their first trip, 0 where they have none. */
export async function enter(page: Page, viewer: Viewer, language: string): Promise<number> {
  if (viewer === 'visitor') return 0;
  const who = viewer === 'admin' ? ADMIN : makeTraveller('Mina');
  await page.request.post('/api/login/local', { data: who });
  await page.request.patch('/api/auth/user', { data: { language } });
  if (viewer === 'newcomer' || viewer === 'admin') return 0;
  await page.request.post('/api/invite-check', { data: { code: 'ALLBLUE' } });
  const [first = 0] = await saveTrips(page, listTrips(viewer));
  // The traveller at the trip limit has not planned any of the trips yet.
  if (viewer === 'full') return first;
  for (const { at, ...place } of PLACES) {
    const when = place.date !== undefined && viewer === 'away' ? { date: dayFromNow(0) } : {};
    const data = { tripId: first, ...place, ...when, location: { coordinates: at } };
    await page.request.post('/api/pois', { data });
  }
  return first;
}

async function saveTrips(page: Page, trips: readonly object[]): Promise<number[]> {
  const ids: number[] = [];
  for (const trip of trips) ids.push(await saveTrip(page, trip));
  return ids;
}
