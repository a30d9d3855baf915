import { expect, test } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import { askInOrder } from './ask-in-order.ts';
import type { PlacesProvider } from './places-provider.ts';

const page = (name: string) => ({ recommendations: [], hasMore: name === 'more', unreachable: [] });

function provider(id: string, answer: () => ReturnType<typeof page> | undefined): PlacesProvider {
  return { id, search: async () => undefined, recommend: async () => answer() };
}

const ask = (one: PlacesProvider) =>
  one.recommend({
    destination: 'Seoul',
    category: 'food',
    subcategory: 'cafes',
    page: 1,
    limit: 5,
    language: 'en',
  });

const silent = provider('silent', () => undefined);
const knowing = provider('knowing', () => page('more'));
const down = provider('down', () => {
  throw new AppError('UPSTREAM_UNAVAILABLE');
});

test('the first that knows answers', async () => {
  expect(await askInOrder([silent, knowing, down], ask)).toEqual(page('more'));
});

test('one that is down is passed over', async () => {
  expect(await askInOrder([down, knowing], ask)).toEqual(page('more'));
});

test('a failure is told only where nobody answers', async () => {
  await expect(askInOrder([down, silent], ask)).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
  });
  expect(await askInOrder([silent], ask)).toBeUndefined();
});

test('a mistake of a provider is not passed over', async () => {
  const broken = provider('broken', () => {
    throw new TypeError('broken');
  });
  await expect(askInOrder([broken, knowing], ask)).rejects.toThrow(TypeError);
});
