import type { Person } from './person.ts';
import { toForm } from './form.ts';

const BATCH = 25;
const MEGABYTE = 1024 * 1024;
/** As many of the largest as one user may keep. */
const DOCUMENTS = 5;

/** The most that one user may have in one trip: 500 POIs over a year, and 100 MB of documents. */
export interface HarmfulTrip {
  readonly id: number;
  readonly poiIds: readonly number[];
  readonly documentIds: readonly string[];
}

/** Hours that take long to read: rules that follow on each other, holidays, Easter, weeks, and the sun. */
const HOURS = [
  'PH off; Mo-Fr 09:00-12:00,13:00-18:00; Sa[1,3] 10:00-14:00; easter -2 days off; week 01-53/2 Su 10:00-12:00',
  '(sunrise+01:00)-(sunset-01:00); Dec 24-26 off; Jan-Mar Tu[-1] off || "by appointment"',
  Array.from({ length: 24 }, (_, at) => `Jan ${at + 1} 10:00-1${at % 9}:30`).join('; '),
  '24/7; week 02-52/2 We 12:00-13:00 off; SH 10:00-11:00',
];

/** The most places that a trip may have, with hours that take long to read. */
export async function makeCrowdedTrip(person: Person): Promise<Pick<HarmfulTrip, 'id' | 'poiIds'>> {
  const dates = { startDate: '2027-01-01', endDate: '2027-12-31' };
  const { id } = await person.make<{ id: number }>('POST', '/api/trips', {
    body: JSON.stringify({ destination: 'Seoul', arrivalAirport: 'ICN', ...dates }),
  });
  for (let made = 0; made < 500; made += BATCH) {
    const places = Array.from({ length: BATCH }, (_, at) => [at, { json: placeOf(id, made + at) }]);
    const path = `/trpc/${places.map(() => 'pois.create').join(',')}?batch=1`;
    await person.make('POST', path, { body: JSON.stringify(Object.fromEntries(places)) });
  }
  const pois = await person.send('GET', `/trpc/pois.list?input=${encode({ tripId: id })}`);
  const poiIds = [...pois.text.matchAll(/"id":(\d+)/g)].map(([, poi]) => Number(poi));
  if (poiIds.length === 0) throw new Error('The places of the trip are not known.');
  return { id, poiIds };
}

export async function makeHarmfulTrip(person: Person): Promise<HarmfulTrip> {
  const { id, poiIds } = await makeCrowdedTrip(person);
  const documentIds: string[] = [];
  for (let kept = 0; kept < DOCUMENTS; kept += 1) {
    const form = toForm('document', `${kept}.txt`, makeText(20 * MEGABYTE));
    const document = await person.make<{ id: string }>('POST', `/api/trips/${id}/documents`, form);
    documentIds.push(document.id);
  }
  return { id, poiIds, documentIds };
}

export const encode = (input: object): string =>
  encodeURIComponent(JSON.stringify({ json: input }));

/** As many bytes of words. */
export const makeText = (bytes: number): Uint8Array =>
  new Uint8Array(Buffer.alloc(bytes, 'Flight KE 081, 15 OCT 2026, seat 31A. '));

const placeOf = (tripId: number, at: number) => ({
  tripId,
  name: `${'Place '.repeat(30)}${at}`,
  notes: 'x'.repeat(4000),
  tag: ['tour', 'eat', 'drink', 'shop'][at % 4],
  // Each is another text, so that none has been read before.
  openingHours: `${HOURS[at % HOURS.length]}; Feb ${(at % 28) + 1} ${10 + (at % 9)}:0${at % 10}-20:00`,
  location: { coordinates: [126.9 + (at % 25) / 200, 37.5 + (at % 20) / 200] },
});
