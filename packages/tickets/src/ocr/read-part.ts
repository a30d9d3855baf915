import type { Gray } from '../images/gray.ts';
import type { Letter } from './decode-letters.ts';
import { cutStrip, type Edges } from './strip.ts';
import type { Script, StripReader } from './strip-engine.ts';

/** The letters of a part of one picture; of Latin script where none is named. */
export type PartReader = (part: Edges, script?: Script) => Promise<readonly Letter[]>;

/** A reader of parts of a picture, each of which is read but once: several rules ask for the same words. */
export function toPartReader(gray: Gray, read: StripReader): PartReader {
  const known = new Map<string, Promise<readonly Letter[]>>();
  return (part, script = 'latin') => {
    const key = [script, part.left, part.top, part.right, part.bottom].join(' ');
    const letters = known.get(key) ?? read(cutStrip(gray, part), script);
    known.set(key, letters);
    return letters;
  };
}
