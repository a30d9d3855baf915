import { describe, expect, it } from 'vitest';
import { placePage, type Quarters, turnOn } from './page-look.ts';

const page = { width: 800, height: 400 };

describe('placePage', () => {
  it.each<[Quarters, string, string, string]>([
    [0, '800 / 400', '100%', '100%'],
    [1, '400 / 800', '200%', '50%'],
    [2, '800 / 400', '100%', '100%'],
    [3, '400 / 800', '200%', '50%'],
  ])('after %i quarters', (quarters, aspectRatio, width, height) => {
    const { room, sheet } = placePage(page, { zoom: 'fit', quarters });
    expect(room).toEqual({ aspectRatio, width: '100%' });
    expect(sheet).toMatchObject({ width, height });
    expect(sheet.transform).toContain(`rotate(${quarters * 90}deg)`);
  });

  it('has its own width at its actual size', () => {
    expect(placePage(page, { zoom: 'actual', quarters: 0 }).room.width).toBe(800);
    expect(placePage(page, { zoom: 'actual', quarters: 3 }).room.width).toBe(400);
  });
});

it('is as it was after four quarters', () => {
  expect(turnOn(turnOn(turnOn(turnOn(0))))).toBe(0);
});
