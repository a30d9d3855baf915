import type { RawPlace } from '@ooo/domain/place-files/found-place';
import { fieldOf, type NamedValue } from '@ooo/domain/place-files/place-columns';
import { MAX_PLACES_READ } from '@ooo/domain/place-files/place-files.schema';
import { toPlainText } from './plain-text.ts';
import { readXml } from './read-xml.ts';
import type { FileReading } from './reader.types.ts';
import { wholeEnough } from './whole-enough.ts';

const SHAPES = new Set(['LineString', 'LinearRing', 'Polygon', 'Track', 'MultiTrack', 'Model']);

interface Placemark {
  readonly values: NamedValue[];
  position: RawPlace['position'];
  isShape: boolean;
}

/** `126.977,37.5796,0`. */
function toPoint(text: string): RawPlace['position'] {
  const [longitude, latitude] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (longitude === undefined || latitude === undefined) return undefined;
  return [longitude, latitude];
}

/** Only notes are HTML: a link may have `&copy=` in it. */
function toValue(name: string, text: string): string {
  return fieldOf(name) === 'notes' ? toPlainText(text) : text;
}

/** Collects what the elements of one document say, and their positions. */
function collect() {
  const places: RawPlace[] = [];
  const counts = { shapes: 0, notRead: 0 };
  const path: string[] = [];
  /** The names of the folders around, the innermost last. */
  const folders: string[] = [];
  let mark: Placemark | undefined;
  let dataName = '';

  const onOpen = (name: string, attributes: Readonly<Record<string, string>>): void => {
    path.push(name);
    if (name === 'Folder') folders.push('');
    if (name === 'Placemark') mark = { values: [], position: undefined, isShape: false };
    if (name === 'Data' || name === 'SimpleData') dataName = attributes['name'] ?? '';
    if (mark && SHAPES.has(name)) mark.isShape = true;
  };

  const onValue = (placemark: Placemark, name: string, text: string): void => {
    const parent = path.at(-1);
    if (name === 'coordinates' && parent === 'Point') placemark.position ??= toPoint(text);
    else if (name === 'value' || name === 'SimpleData') {
      placemark.values.push([dataName, toValue(dataName, text)]);
    } else if (parent !== 'Placemark') return;
    else if (name === 'name' || name === 'address') placemark.values.push([name, text]);
    else if (name === 'description') placemark.values.push([name, toPlainText(text)]);
  };

  const onPlacemark = ({ values, position, isShape }: Placemark): void => {
    if (isShape && !position) counts.shapes += 1;
    else if (places.length >= MAX_PLACES_READ) counts.notRead += 1;
    else {
      const folder = folders.at(-1);
      places.push({ values: folder ? [...values, ['folder', folder]] : values, position });
    }
  };

  const onClose = (name: string, text: string): void => {
    path.pop();
    if (name === 'Placemark' && mark) {
      onPlacemark(mark);
      mark = undefined;
    } else if (mark) onValue(mark, name, text);
    else if (name === 'Folder') folders.pop();
    else if (name === 'name' && path.at(-1) === 'Folder') folders[folders.length - 1] = text;
  };

  return { places, counts, onOpen, onClose };
}

/** The points of a KML document. The folder that a place is in says what it is, if its name is a kind. */
export function readKml(xml: string): FileReading {
  const { places, counts, onOpen, onClose } = collect();
  const isDamaged = readXml(xml, { onOpen, onClose });
  return wholeEnough({ format: 'kml', places, ...counts, isDamaged });
}
