import { describe, expect, it } from 'vitest';
import { eraseRules } from './erase-rules.ts';
import type { Gray } from './gray.ts';

const [WIDTH, HEIGHT] = [400, 240];
type Box = readonly [left: number, top: number, width: number, height: number];

function makePage(dark: readonly Box[], paper = 255, ink = 90): Gray {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(paper);
  for (const [left, top, width, height] of dark) {
    for (let y = top; y < top + height; y += 1) {
      data.fill(ink, y * WIDTH + left, y * WIDTH + left + width);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Strokes as letters have them: stems with a bar across their tops. */
const WORD: readonly Box[] = Array.from({ length: 12 }, (_, at) => 100 + at * 17).flatMap(
  (left): Box[] => [
    [left, 102, 16, 4],
    [left + 6, 102, 4, 26],
  ],
);
const SLOPE: readonly Box[] = Array.from({ length: 6 }, (_, at) => [20 + at * 60, 60 + at, 60, 2]);

const countDark = ({ data }: Gray): number => data.filter((level) => level < 200).length;

describe('rules of a picture', () => {
  it.each<[string, readonly Box[]]>([
    ['a rule along the page', [[20, 60, 360, 2]]],
    ['a rule down the page', [[200, 20, 3, 200]]],
    ['one that is not quite level', SLOPE],
    ['one that breaks', Array.from({ length: 6 }, (_, at) => [20 + at * 60, 60, 55, 2])],
  ])('go: %s', (_, rule) => {
    expect(countDark(eraseRules(makePage(rule)))).toBe(0);
  });

  it.each<[string, readonly Box[]]>([
    ['letters side by side', WORD],
    ['a dash', [[100, 100, 120, 4]]],
    ['a bar', [[20, 60, 360, 20]]],
    ['a large letter', [[100, 40, 20, 150]]],
    ['dashes in a row', Array.from({ length: 8 }, (_, at) => [20 + at * 40, 60, 20, 2])],
  ])('stay: %s', (_, shape) => {
    const page = makePage(shape);
    expect(eraseRules(page).data).toEqual(page.data);
  });

  it('leave specks at most where they cross', () => {
    const frame: Box[] = [
      [20, 20, 360, 2],
      [20, 200, 360, 2],
      [20, 20, 2, 182],
      [378, 20, 2, 182],
    ];
    expect(countDark(eraseRules(makePage(frame)))).toBeLessThanOrEqual(16);
  });

  it('go from under letters that stay', () => {
    const erased = eraseRules(makePage([...WORD, [20, 136, 360, 2]]));
    expect(erased.data).toEqual(makePage(WORD).data);
  });

  it('leave letters whole that stand on them', () => {
    const stem: Box = [200, 40, 6, 40];
    const erased = eraseRules(makePage([stem, [20, 60, 360, 2]]));
    expect(erased.data).toEqual(makePage([stem]).data);
  });

  it('go from a shaded ground', () => {
    expect(countDark(eraseRules(makePage([[20, 60, 360, 2]], 236)))).toBe(0);
  });

  it('are none on dark ground', () => {
    const page = makePage([[0, 0, WIDTH, HEIGHT]]);
    expect(eraseRules(page).data).toEqual(page.data);
  });
});
