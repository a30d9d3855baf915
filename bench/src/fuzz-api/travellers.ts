import { type Owned, SEOUL } from '@ooo/api/testing/samples';
import { toForm } from '@ooo/api/testing/rest-request';
import { z } from 'zod';
import { signIn } from '../start-product.ts';
import { ask, type Asked } from './ask.ts';

export const ADMIN_EMAIL = 'admin@localhost';

/** A signed-in user with one of everything. */
export interface Traveller {
  readonly owned: Owned;
  readonly headers: Readonly<Record<string, string>>;
}

const Made = z.object({ id: z.union([z.string(), z.number()]) });
const MadeTrip = z.object({ id: z.number() });
const MadeToken = z
  .object({ token: z.object({ id: z.string() }) })
  .or(z.object({ id: z.string() }));
const Sessions = z.array(z.object({ id: z.string() })).min(1);

export async function makeTraveller(url: string, email: string): Promise<Traveller> {
  const headers = { cookie: await signIn(url, email) };
  const send = async (asked: Asked): Promise<unknown> => {
    const answer = await ask(url, { ...asked, headers: { ...headers, ...asked.headers } });
    if (answer.status !== 200 && answer.status !== 201) {
      throw new Error(`${asked.method} ${asked.path} answers ${answer.status}: ${answer.text}`);
    }
    return JSON.parse(answer.text);
  };
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const json = { 'content-type': 'application/json' };
    return send({ method: 'POST', path, headers: json, body: JSON.stringify(body) });
  };
  const { id: tripId } = MadeTrip.parse(await post('/api/trips', SEOUL));
  const place = { tripId, name: 'Gyeongbokgung', tag: 'tour', coordinates: [126.977, 37.579] };
  const { id: poiId } = MadeTrip.parse(await post('/api/pois', place));
  const file = { field: 'document', name: 'ticket.pdf', bytes: Buffer.from('%PDF-1.7 and so on') };
  const form = toForm(file);
  const document = await send({
    method: 'POST',
    path: `/api/trips/${tripId}/documents`,
    headers: { 'content-type': String(form.headers?.['content-type']) },
    body: Buffer.isBuffer(form.payload) ? form.payload : '',
  });
  const made = MadeToken.parse(await post('/api/auth/tokens', { name: 'script', scope: 'full' }));
  const [session] = Sessions.parse(await send({ method: 'GET', path: '/api/auth/sessions' }));
  return {
    headers,
    owned: {
      email,
      tripId,
      poiId,
      documentId: String(Made.parse(document).id),
      sessionId: session?.id ?? '',
      tokenId: 'token' in made ? made.token.id : made.id,
    },
  };
}
