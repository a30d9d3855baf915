import { describe, expect, it } from 'vitest';
import { readCityTexts } from '../../../packages/map/scripts/drawn-cities.ts';
import { readScene } from './read-scene.ts';

const FRAME = '<svg xmlns="http://www.w3.org/2000/svg" class="noon" viewBox="0 0 960 400">';
const SUN = '<circle class="sun" cx="300" cy="90" r="40" />';
const draw = (...lines: string[]) => [...lines, '</svg>', ''].join('\n');

describe('readScene', () => {
  it('reads shapes from the back to the front, filled ones and lines', () => {
    const near = '<path class="near line" stroke-width="5" d="M0 0L9 9" />';
    expect(readScene(draw(FRAME, SUN, '<path class="far" d="M0 0h9z" />', near))).toEqual({
      hour: 'noon',
      sun: [300, 90, 40],
      shapes: [
        ['far', 'M0 0h9z'],
        ['near', 'M0 0L9 9', 5],
      ],
    });
  });

  it.each([
    ['no hour', draw(FRAME.replace('noon', 'night'), SUN), 'has no hour'],
    ['no sun', draw(FRAME), 'has no sun'],
    ['a colour of its own', draw(FRAME, SUN, '<path class="red" d="M0 0z" />'), 'cannot read'],
    ['no path', draw(FRAME, SUN, '<path class="far" d="javascript:" />'), 'cannot read'],
    ['something else', draw(FRAME, SUN, '<script>'), 'cannot read'],
  ])('refuses what has %s', (_, svg, message) => {
    expect(() => readScene(svg)).toThrow(message);
  });
});

describe('the drawings that ship', () => {
  const scenes = readCityTexts('scene.svg').map(([code, svg]) => ({ code, scene: readScene(svg) }));

  it('are all different, and each has a sun within the sky', () => {
    const drawings = scenes.map(({ scene }) => JSON.stringify(scene.shapes));
    expect(new Set(drawings).size).toBe(drawings.length);
    const sunken = scenes.filter(
      ({
        scene: {
          sun: [x, y, r],
        },
      }) => Math.min(x, 960 - x, y) < r * 2,
    );
    expect(sunken.map(({ code }) => code)).toEqual([]);
  });
});
