import { expect, test } from 'vitest';
import { readJsonLines } from './json-lines.ts';

async function hear(parts: readonly string[], heard: unknown[] = []): Promise<unknown[]> {
  for await (const value of readJsonLines(parts)) heard.push(value);
  return heard;
}

test('each line is a value once it is whole, wherever the parts are cut', async () => {
  const heard: unknown[] = [];
  const parts = ['{"step":1}\n{"st', 'ep":2}\n', '\n{"city":"서', '울"}\n', '[3'];
  await expect(hear(parts, heard)).rejects.toBeInstanceOf(SyntaxError);
  expect(heard).toEqual([{ step: 1 }, { step: 2 }, { city: '서울' }]);
});

test('the last line needs no line break, and an empty text has no value', async () => {
  expect(await hear(['1\n', '2'])).toEqual([1, 2]);
  expect(await hear([])).toEqual([]);
});

test('a stream that is not read to its end is released', async () => {
  let isOpen = true;
  async function* parts() {
    try {
      yield '1\n';
      yield '2\n';
    } finally {
      isOpen = false;
    }
  }
  for await (const value of readJsonLines(parts())) if (value === 1) break;
  expect(isOpen).toBe(false);
});
