import { writeFileSync } from 'node:fs';
import { toDemoAtlasText } from './demo-atlas.ts';

/** Writes the part of the atlas that the demo takes into the browser. */
writeFileSync(
  new URL('../../../apps/web/data/seoul-demo.json', import.meta.url),
  toDemoAtlasText(),
);
