import { writeFileSync } from 'node:fs';
import { PLACE_CITIES } from '../src/places.ts';
import { toDemoAtlasText } from './demo-atlas.ts';
import { toDestinationsText } from './map-destinations.ts';
import { toLandmarksText } from './map-landmarks.ts';

/** Writes the part of the atlas that the demo takes into the browser. */
writeFileSync(
  new URL('../../../apps/web/data/seoul-demo.json', import.meta.url),
  toDemoAtlasText(),
);

/** Writes the landmarks that the drawn map names. */
for (const code of PLACE_CITIES) {
  const file = new URL(`../data/cities/${code}/landmarks.json`, import.meta.url);
  writeFileSync(file, toLandmarksText(code));
}

/** Writes the cities whose shores the drawn map has to know. */
writeFileSync(new URL('../../map/data/destinations.json', import.meta.url), toDestinationsText());
