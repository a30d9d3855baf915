import { Product } from './product.ts';
import { test as base } from './watched-test.ts';

/** Journeys of one worker share one running product; each signs in as a traveller of its own. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, provide) => {
      const product = await Product.start();
      await provide(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  origin: async ({ product }, provide) => {
    await provide(product.url);
  },
  baseURL: async ({ product }, provide) => {
    await provide(product.url);
  },
});

export { expect } from '@playwright/test';
