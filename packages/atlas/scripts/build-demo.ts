import { writeFileSync } from 'node:fs';
import { toDemoAtlasText } from './demo-atlas.ts';
import { toDestinationsText } from './map-destinations.ts';
import { toLandmarksText } from './map-landmarks.ts';

/** Writes the part of the atlas that the demo takes into the browser. */
writeFileSync(
  new URL('../../../apps/web/data/seoul-demo.json', import.meta.url),
  toDemoAtlasText(),
);

/** Writes the landmarks that the drawn map names. */
writeFileSync(
  new URL('../../../apps/web/data/landmarks.jsonl', import.meta.url),
  toLandmarksText(),
);

/** Writes the cities whose shores the drawn map has to know. */
writeFileSync(
  new URL('../../../apps/web/data/destinations.json', import.meta.url),
  toDestinationsText(),
);
