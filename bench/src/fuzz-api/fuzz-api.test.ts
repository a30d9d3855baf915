import { UNUSED } from '@ooo/api/testing/samples';
import { expect, test } from 'vitest';
import { makeRandom } from '../random.ts';
import { HOSTILE_KEYS, HOSTILE_METAS, HOSTILE_VALUES } from './hostile.ts';
import { judgeRest, judgeTrpc } from './judge.ts';
import { toWire } from './make-case.ts';
import { makeStep } from './make-steps.ts';
import { makeValue } from './make-value.ts';
import { mutate, toJson } from './mutate.ts';

const NUMBERS = Array.from({ length: 100 }, (_, number) => number);
const stepsOf = (seed: number) => NUMBERS.map((number) => makeStep(seed, number, () => UNUSED));
const said = (seed: number): string[] => stepsOf(seed).flatMap(({ cases }) => cases.map(toWire));
// The sample of an invite code is a new one each time.
const stable = (texts: string[]): string[] => texts.filter((text) => !text.includes('NEW-'));
const answer = { isJson: true, ms: 1 };
const BODY = { code: 'NOT_FOUND', message: 'We couldn’t find that.', requestId: 'one' };

test('a seed gives the same again, another one something else', () => {
  expect(said(7).length).toBeGreaterThan(100);
  expect(stable(said(7))).toEqual(stable(said(7)));
  expect(said(7)).not.toEqual(said(8));
});

test('what is sent is JSON, whatever its content', () => {
  for (const text of said(3)) expect(() => void JSON.parse(text)).not.toThrow();
  for (const text of [...HOSTILE_KEYS, ...HOSTILE_METAS, ...HOSTILE_VALUES]) {
    expect(() => void JSON.parse(text)).not.toThrow();
  }
});

test('a full value is at its limits', () => {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: 9 },
      list: { type: 'array', maxItems: 3, items: { type: 'boolean' } },
    },
  };
  const value = makeValue(schema, { random: makeRandom(1), known: {}, isFull: true });
  expect(value).toMatchObject({ name: '가'.repeat(9), list: { length: 3 } });
});

test('mutations reach inner fields and hostile keys', () => {
  const random = makeRandom(1);
  const mutants = Array.from({ length: 2000 }, () =>
    toJson(mutate({ patch: { name: 'a' } }, random).value),
  );
  expect(mutants.some((text) => text.includes('"patch":{"name":"\\ud800"'))).toBe(true);
  expect(mutants.some((text) => text.includes('"__proto__":'))).toBe(true);
});

test('an answer is a success or an error of the contract', () => {
  const trpc = { error: { json: { data: { app: BODY } } } };
  const rest = (status: number, body: unknown) =>
    judgeRest({ ...answer, status, text: JSON.stringify(body) });
  expect(rest(404, BODY)).toEqual({ code: 'NOT_FOUND' });
  expect(rest(500, { ...BODY, code: 'INTERNAL' })).toMatchObject({ code: 'INTERNAL' });
  expect(rest(500, { ...BODY, code: 'INTERNAL' }).fault).toBeDefined();
  expect(rest(400, { error: 'no' }).fault).toBeDefined();
  expect(judgeRest({ ...answer, status: 'hang', text: '' }).fault).toBe('hang');

  const text = JSON.stringify([{ result: { data: {} } }, trpc]);
  const batch = { ...answer, status: 200, text };
  expect(judgeTrpc(batch, 2, true)).toEqual([{ code: 'ok' }, { code: 'NOT_FOUND' }]);
  expect(judgeTrpc(batch, 3, true)[0]?.fault).toBeDefined();
});
