import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DrawnShape } from '../src/components/drawn-shape.ts';
import { readShapes } from './read-shapes.ts';

const KINDS = join(import.meta.dirname, '../data/kinds');
const FRAME = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 160 100">$/;
const COLORS = ['sky', 'far', 'mid', 'near', 'light', 'sun'] as const;

type KindColor = (typeof COLORS)[number];

/** A drawing of a group of kinds: an `svg` of 160 by 100, and below it its shapes. Throws on everything else. */
export function readKind(svg: string): DrawnShape<KindColor>[] {
  if (!svg.split('\n').some((line) => FRAME.test(line))) {
    throw new Error('has another sheet than 160 by 100');
  }
  return readShapes(svg, FRAME, COLORS);
}

/** The drawings that ship, by their names. */
export function readKinds(): Record<string, DrawnShape<KindColor>[]> {
  const files = readdirSync(KINDS).filter((file) => file.endsWith('.svg'));
  const drawings = files.toSorted().map((file) => {
    try {
      return [basename(file, '.svg'), readKind(readFileSync(join(KINDS, file), 'utf8'))] as const;
    } catch (error) {
      throw new Error(`${file} ${error instanceof Error ? error.message : ''}.`, { cause: error });
    }
  });
  return Object.fromEntries(drawings);
}
