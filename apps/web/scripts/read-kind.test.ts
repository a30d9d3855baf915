import { describe, expect, it } from 'vitest';
import { KIND_ICONS } from '../src/components/kind-icons.ts';
import { readKind, readKinds } from './read-kind.ts';

const FRAME = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100">';
const draw = (...lines: string[]) => [...lines, '</svg>', ''].join('\n');

describe('readKind', () => {
  it('reads shapes from the back to the front, filled ones and lines', () => {
    const steam = '<path class="light line" stroke-width="3" d="M0 0L9 9" />';
    expect(readKind(draw(FRAME, '<path class="far" d="M0 0h9z" />', steam))).toEqual([
      ['far', 'M0 0h9z'],
      ['light', 'M0 0L9 9', 3],
    ]);
  });

  it.each([
    ['another sheet', draw(FRAME.replace('160', '960')), 'another sheet'],
    ['a colour of the scenes', draw(FRAME, '<path class="water" d="M0 0z" />'), 'cannot read'],
    ['something else', draw(FRAME, '<script>'), 'cannot read'],
  ])('refuses what has %s', (_, svg, message) => {
    expect(() => readKind(svg)).toThrow(message);
  });
});

describe('the drawings of kinds', () => {
  const kinds = readKinds();

  it('are those that have an icon', () => {
    expect(Object.keys(kinds)).toEqual(Object.keys(KIND_ICONS).toSorted());
  });

  it('are all different', () => {
    const drawings = Object.values(kinds).map((shapes) => JSON.stringify(shapes));
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
