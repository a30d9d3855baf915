import { z } from 'zod';
import { ask } from './ask.ts';
import type { Traveller } from './travellers.ts';

const Trips = z.array(z.object({ id: z.number() }));

const OWN = [
  '/trpc/trips.list',
  '/trpc/trips.overview',
  '/trpc/account.me',
  '/trpc/account.sessions',
  '/trpc/tokens.list',
  '/trpc/invites.stats',
  '/api/account/export.json',
  '/api/account/export.zip',
];
const ADMINS = ['feedback', 'audit', 'users', 'inviteCodes', 'settings'].map(
  (name) => `/trpc/admin.${name}?input=${encodeURIComponent('{"json":{}}')}`,
);

/** Reads all that is stored about a user; resolves to what cannot be read. */
export async function readBack(url: string, { headers }: Traveller): Promise<string[]> {
  const list = await ask(url, { method: 'GET', path: '/api/trips', headers });
  if (list.status !== 200) return [`/api/trips answers ${list.status}: ${list.text}`];
  const trips = Trips.parse(JSON.parse(list.text)).flatMap(({ id }) => {
    const input = encodeURIComponent(JSON.stringify({ json: { tripId: id } }));
    return [
      `/api/trips/${id}`,
      `/trpc/pois.list?input=${input}`,
      `/trpc/documents.list?input=${input}`,
      `/trpc/schedule.openingHours?input=${input}`,
    ];
  });
  return readAll(url, [...OWN, ...trips], headers);
}

export async function readBackAsAdmin(url: string, { headers }: Traveller): Promise<string[]> {
  return readAll(url, ADMINS, headers);
}

async function readAll(
  url: string,
  paths: readonly string[],
  headers: Traveller['headers'],
): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const { status, text } = await ask(url, { method: 'GET', path, headers });
    // Uploads are in the archive unchanged.
    const isPolluted = !path.endsWith('.zip') && text.includes('"polluted"');
    if (status !== 200 || isPolluted)
      faults.push(`${path} answers ${status}: ${text.slice(0, 300)}`);
  }
  return faults;
}
