import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const app = Fastify();
await app.register(compressAnswers);
const long = JSON.stringify(Array.from({ length: 4000 }, (_, index) => `place ${index}`));
app.get('/long', async (_request, reply) => reply.type('application/json').send(long));
app.get('/short', async () => ({ status: 'ok' }));
app.get('/ready-made', async (_request, reply) =>
  reply.header('content-encoding', 'br').send(long),
);

const ask = async (url: string, accepted: string) =>
  app.inject({ url, headers: { 'accept-encoding': accepted } });

test('a large answer is compressed for a client that accepts it', async () => {
  const answer = await ask('/long', 'gzip, deflate, br');
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.byteLength);
  expect(gunzipSync(answer.rawPayload).toString()).toBe(long);
});

test('it is sent as it is to a client that does not', async () => {
  const answer = await ask('/long', 'identity');
  expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, long]);
});

test('an answer that is small or already compressed is left alone', async () => {
  expect((await ask('/short', 'gzip')).headers['content-encoding']).toBeUndefined();
  expect((await ask('/ready-made', 'gzip')).headers['content-encoding']).toBe('br');
});
