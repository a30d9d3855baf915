import { build } from './run.ts';
import { endWithRunners } from './runner-watch.ts';

/** `pnpm start`: builds what changed, then becomes the built product, the same entry that the image runs. */
endWithRunners();
await build('@ooo/api', '@ooo/web');

process.env['NODE_ENV'] ??= 'production';
const entry = '../apps/api/dist/server.js';
await import(entry);
