import { serialize } from 'superjson';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { readWritten } from './read-written.ts';

const shared = { a: 1 };
const BYTES = [['typed-array', 'Uint8Array']];

test.each([
  [undefined],
  ['text'],
  [{ id: 1, name: undefined }],
  [{ name: 'a', bytes: new Uint8Array([0, 1, 255]) }],
  [{ documents: [{ bytes: new Uint8Array([1]) }, { bytes: new Uint8Array([2]) }] }],
  [{ patch: { 'a.b': undefined, 'c\\d': undefined } }],
  [{ one: shared, other: shared }],
])('%j is read as superjson wrote it', (value) => {
  const written: unknown = JSON.parse(JSON.stringify(serialize(value)));
  expect(readWritten(written)).toStrictEqual(value);
});

test.each([
  ['a length in place of bytes', { json: { bytes: 2 ** 31 }, meta: { values: { bytes: BYTES } } }],
  [
    'what says that it is long in place of bytes',
    { json: { bytes: { length: 2 ** 31 - 1 } }, meta: { values: { bytes: BYTES } } },
  ],
  ['no bytes', { json: { bytes: [256] }, meta: { values: { bytes: BYTES } } }],
  ['another list', { json: { a: [1] }, meta: { values: { a: [['typed-array', 'Int32Array']] } } }],
  ['a number of any length', { json: { a: '9' }, meta: { values: { a: ['bigint'] } } }],
  ['an expression', { json: '/a/', meta: { values: ['regexp'] } }],
  ['a class', { json: {}, meta: { values: [['class', 'Object']] } }],
  ['a way to nothing', { json: {}, meta: { values: { 'a.b': ['undefined'] } } }],
  ['a way to a prototype', { json: {}, meta: { values: { '__proto__.x': ['undefined'] } } }],
  ['a way to a constructor', { json: {}, meta: { values: { constructor: ['undefined'] } } }],
  ['what is no meta', { json: {}, meta: 1 }],
])('%s is refused', (_name, written) => {
  expect(() => readWritten(written)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
});

test('no input can stop the server by the types that it claims', async () => {
  const { app } = await startTestApp();
  const { user, system } = process.threadCpuUsage();
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/trpc/admin.unlockDebug',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      json: { code: { length: 50_000_000 } },
      meta: { values: { code: BYTES } },
    }),
  });
  const after = process.threadCpuUsage();
  expect(statusCode).toBe(400);
  expect((after.user + after.system - user - system) / 1000).toBeLessThan(1000);
});
