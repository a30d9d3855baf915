import { build } from './run.ts';

/**
 * `pnpm pictures …`: builds what changed, then takes pictures of every screen; `e2e/src/pictures/take-pictures.ts` has the options.
 * `pnpm pictures product` takes those that the product itself and the README show.
 */
await build('@ooo/api', '@ooo/web');
if (process.argv[2] === 'product') await import('../e2e/src/pictures/take-product-pictures.ts');
else await import('../e2e/src/pictures/take-pictures.ts');
