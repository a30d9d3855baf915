import type { RawPlace } from '@ooo/domain/place-files/found-place';
import type { NamedValue } from '@ooo/domain/place-files/place-columns';
import { MAX_PLACES_READ } from '@ooo/domain/place-files/place-files.schema';
import { toPlainText } from './plain-text.ts';
import { readXml } from './read-xml.ts';
import type { FileReading } from './reader.types.ts';
import { wholeEnough } from './whole-enough.ts';

const KEPT = new Set(['name', 'cmt', 'desc', 'sym', 'type', 'src']);
/** Devices write the time of recording into the comment, and so does our own export with the day of the plan. */
const TIME = /^\d{4}-\d{2}-\d{2}|^\d{1,2}-[A-Z]{3}-\d{2}/;

/** The waypoints of a GPX document; its tracks and routes are counted as lines. */
export function readGpx(xml: string): FileReading {
  const places: RawPlace[] = [];
  let notRead = 0;
  let shapes = 0;
  let depth = 0;
  let point: { values: NamedValue[]; position: RawPlace['position']; depth: number } | undefined;
  const isDamaged = readXml(xml, {
    onOpen: (name, { lat = '', lon = '', href = '' }) => {
      depth += 1;
      if (name === 'trk' || name === 'rte') shapes += 1;
      if (name === 'wpt') point = { values: [], position: [Number(lon), Number(lat)], depth };
      if (name === 'link') point?.values.push(['link', href]);
    },
    onClose: (name, text) => {
      depth -= 1;
      if (!point) return;
      if (name === 'wpt') {
        if (places.length < MAX_PLACES_READ) places.push(point);
        else notRead += 1;
        point = undefined;
      } else if (depth === point.depth && KEPT.has(name)) {
        const value = toPlainText(text);
        if (name !== 'cmt' || !TIME.test(value)) point.values.push([name, value]);
      }
    },
  });
  return wholeEnough({ format: 'gpx', places, shapes, notRead, isDamaged });
}
