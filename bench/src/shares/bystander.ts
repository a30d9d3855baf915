import { makeTypewriterPdf } from '@ooo/tickets/testing/make-pdf';
import { toForm } from '../abuse/form.ts';
import { type Answer, Person } from '../abuse/person.ts';

export interface Bystander {
  /** A traveller who needs a share of each limited resource. */
  readonly works: readonly { readonly name: string; readonly work: () => Promise<Answer> }[];
  /** What needs none. */
  readonly look: () => Promise<Answer>;
}

const TEXT = 'Flight KE 081, 15 OCT 2026, ICN 10:00 - JFK 11:05';

export async function makeBystander(url: string): Promise<Bystander> {
  const person = new Person(url, '127.0.0.50');
  await person.signIn('bystander@example.com');
  const { id } = await person.make<{ id: number }>('POST', '/api/trips/demo', {});
  const bytes = await makeTypewriterPdf([TEXT]);
  const pdf = toForm('document', 'ticket.pdf', bytes);
  const csv = toForm(
    'file',
    'places.csv',
    Buffer.from('name,latitude,longitude\nTower,37.55,126.99'),
  );
  const kept = await person.make<{ id: string }>('POST', `/api/trips/${id}/documents`, pdf);
  const post = async (path: string, body: object) =>
    person.send('POST', path, { body: JSON.stringify(body) });
  return {
    look: async () => person.send('GET', '/api/trips'),
    works: [
      { name: 'pasted ticket', work: async () => post('/api/parse-text', { text: TEXT }) },
      {
        name: 'uploaded ticket',
        work: async () => person.send('POST', '/api/parse-document', pdf),
      },
      {
        name: 'download',
        work: async () => person.send('GET', `/api/trips/${id}/documents/${kept.id}`),
      },
      { name: 'plan', work: async () => post(`/api/trips/${id}/auto-plan`, {}) },
      {
        name: 'file of places',
        work: async () => person.send('POST', `/api/trips/${id}/places/read`, csv),
      },
    ],
  };
}
