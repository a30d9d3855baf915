import { build } from './run.ts';

/** `pnpm start`: builds what changed, then becomes the built product, the same entry that the image runs. */
await build('@ooo/api', '@ooo/web');

process.env['NODE_ENV'] ??= 'production';
// A package runner that is killed does not always pass the signal on: the product then stops by itself.
process.env['OOO_STOP_WITH_PARENT'] ??= '1';

const entry = '../apps/api/dist/server.js';
await import(entry);
