import { makeInflatingPdf } from '@ooo/tickets/testing/make-bombs';
import { toForm } from '../abuse/form.ts';
import { makeCrowdedTrip, makeText } from '../abuse/harmful-trip.ts';
import { type Answer, Person } from '../abuse/person.ts';

const MEGABYTE = 1024 * 1024;

/** A user who takes all that an account may have of one limited resource. */
export interface Taker {
  readonly name: string;
  readonly atOnce: number;
  readonly take: () => Promise<Answer>;
}

/** A page that takes as long to draw as a page may. */
const SLOW_PDF = makeInflatingPdf(7, '0 0 m 9 9 l S ', { times: 1 });
/** Twenty thousand places of one name, each too far from the others to be one of them. */
const CSV = Buffer.from(
  `name,latitude,longitude\n${Array.from({ length: 20_000 }, (_, at) => `Café,${((at % 170) - 85).toFixed(1)},${(at / 60 - 170).toFixed(3)}`).join('\n')}`,
);

/** One account from an address of its own, with its use of each limited resource. */
export async function makeTaker(url: string, index: number): Promise<readonly Taker[]> {
  const person = new Person(url, `127.0.1.${index + 1}`);
  await person.signIn(`taker-${index}@example.com`);
  const { id } = await makeCrowdedTrip(person);
  const kept = toForm('document', 'large.txt', makeText(10 * MEGABYTE));
  const document = await person.make<{ id: string }>('POST', `/api/trips/${id}/documents`, kept);
  const body = JSON.stringify({});
  return [
    {
      name: 'readers of tickets',
      atOnce: 4,
      take: async () =>
        person.send('POST', '/api/parse-document', toForm('document', 'slow.pdf', SLOW_PDF)),
    },
    {
      name: 'places of uploads',
      atOnce: 3,
      take: async () => person.send('POST', '/api/parse-document', { ...kept, sentPerSec: 6000 }),
    },
    {
      name: 'places of downloads',
      atOnce: 3,
      take: async () =>
        person.send('GET', `/api/trips/${id}/documents/${document.id}`, { readPerSec: 20_000 }),
    },
    {
      name: 'threads that plan',
      atOnce: 8,
      take: async () => person.send('POST', `/api/trips/${id}/auto-plan`, { body }),
    },
    {
      name: 'reader of places',
      atOnce: 2,
      take: async () =>
        person.send('POST', `/api/trips/${id}/places/read`, toForm('file', 'one-name.csv', CSV)),
    },
  ];
}
