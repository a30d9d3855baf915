import { build } from './run.ts';

/** `pnpm pictures …`: builds what changed, then takes pictures of every screen; `e2e/src/pictures/take-pictures.ts` has the options. */
await build('@ooo/api', '@ooo/web');
await import('../e2e/src/pictures/take-pictures.ts');
