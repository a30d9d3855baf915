import { describe, expect, it } from 'vitest';
import { makeCityFiles } from './city-file.ts';
import { parseSketches } from './city-sketch.ts';
import { FINE_UNITS_PER_DEGREE, packLine } from './pack-line.ts';
import {
  compareEnds,
  compareLake,
  compareRiver,
  compareSpots,
  coreOfName,
  type ReferenceRiver,
} from './compare-drawing.ts';
import { depthInWater, distanceToWater, type DrawnWater, readDrawnWater } from './drawn-water.ts';

/** A town on the equator with land from 9.5 to 10.2 degrees east, and the sea beyond. A hundredth of a degree is 1.1 km. */
function drawTown(...lines: string[]): DrawnWater {
  const text = ['# TST | Town | 마을 | | 0 10', ...lines].join('\n');
  const shore = [
    [9, -1],
    [10.2, -1],
    [10.2, 1],
    [9, 1],
  ] as const;
  const land = [packLine(shore, FINE_UNITS_PER_DEGREE)];
  const rivers = parseSketches(text).flatMap((city) =>
    city.lines
      .filter(({ kind }) => kind === 'river')
      .map(({ names, points }) => [names[0], packLine(points, FINE_UNITS_PER_DEGREE)] as const),
  );
  const [city] = makeCityFiles(
    [text],
    [{ code: 'TST', land, rivers: Object.fromEntries(rivers) }],
    [],
  );
  if (!city) throw new Error('No town.');
  return readDrawnWater(city);
}

const RUN = 'river 400 | Run River | 런강 | río Run | 0 9.4, 0 10.25';

function referenceRun(latitude: number, accuracyM = 100): ReferenceRiver {
  const ends = [
    [9.8, latitude],
    [10.1, latitude],
  ] as const;
  return { name: 'Run', names: ['Run'], accuracyM, lines: [ends] };
}

describe('the drawn water', () => {
  it('is deep at sea and in a river, and dry on land and on an island', () => {
    const town = drawTown(RUN, 'island | Isle | 섬 | | 0 10 r500x500');
    const depthAt = (x: number, y: number) => depthInWater(town, town.toMeters([x, y]));
    expect(depthAt(10.21, 0.1)).toBeCloseTo(1112, -1);
    expect(depthAt(9.9, 0.001)).toBeCloseTo(200 - 111, -1);
    expect(depthAt(9.9, 0.1)).toBeLessThanOrEqual(0);
    expect(depthAt(10, 0)).toBe(0);
  });

  it('lies as far from a point as its nearest bank', () => {
    const town = drawTown(RUN);
    const distanceAt = (x: number, y: number) => distanceToWater(town, town.toMeters([x, y]));
    expect(distanceAt(9.9, 0.01)).toBeCloseTo(1112 - 200, -1);
    expect(distanceAt(10.19, 0.2)).toBeCloseTo(1112, -1);
    expect(distanceAt(10.3, 0.2)).toBe(0);
  });
});

describe('coreOfName', () => {
  it.each([
    ['River Thames', 'Thames'],
    ['Han River', 'Han'],
    ['río Han', 'Han'],
    ['한강', '한'],
  ])('takes %s for %s', (name, same) => {
    expect(coreOfName(name)).toBe(coreOfName(same));
  });

  it('keeps a canal apart from the river that feeds it', () => {
    expect(coreOfName('Danube Canal')).not.toBe(coreOfName('Danube'));
  });
});

describe('compareRiver', () => {
  it('agrees where the course lies by the reference', () => {
    for (const { compared, off } of compareRiver(drawTown(RUN), referenceRun(0.005))) {
      expect(compared).toBeGreaterThan(100);
      expect(off).toBe(0);
    }
  });

  it('says how much is off, and where, on both sides', () => {
    const [known, drawn] = compareRiver(drawTown(RUN), referenceRun(0.02));
    expect(known?.off).toBe(known?.compared);
    expect(known?.findings[0]).toMatch(/^Run, reference: .* off, most 2\.0 km at 0\.0200 /);
    expect(drawn?.findings[0]).toMatch(/^Run, as drawn: .* at 0\.0000 /);
  });

  it('allows a coarse reference twice its accuracy', () => {
    const [known] = compareRiver(drawTown(RUN), referenceRun(0.019, 1000));
    expect(known?.off).toBe(0);
  });

  it('notices a river that is not drawn', () => {
    const [known] = compareRiver(drawTown(), referenceRun(0));
    expect(known?.compared).toBeGreaterThan(0);
    expect(known?.off).toBeGreaterThan((known?.compared ?? 0) / 2);
  });
});

describe('compareLake', () => {
  const ring = [
    [9.9, 0.1],
    [9.95, 0.1],
    [9.95, 0.15],
    [9.9, 0.15],
  ] as const;

  it('notices a lake that is missing or lies elsewhere', () => {
    const here = drawTown('lake | Mere | 호수 | | 0.125 9.925 r2500x2500');
    const elsewhere = drawTown('lake | Mere | 호수 | | 0.2 9.925 r2500x2500');
    expect(compareLake(here, { name: 'Mere', ring })).toMatchObject({ compared: 1, off: 0 });
    expect(compareLake(elsewhere, { name: 'Mere', ring }).findings[0]).toContain('Mere: ');
    expect(compareLake(drawTown(), { name: 'Mere', ring }).off).toBe(1);
  });
});

describe('compareEnds', () => {
  it('lets a river run from the edge of the map to the sea, and a side stream into it', () => {
    const side = 'river 200 | Side | 옆강 | | 0.4 9.9, 0 9.9';
    expect(compareEnds(drawTown(RUN, side))).toMatchObject({ compared: 4, off: 0 });
  });

  it('names a river that stops on land, at either end', () => {
    const found = compareEnds(drawTown('river 400 | Lost | 길강 | | 0.1 9.8, 0.1 9.9'));
    expect(found.findings).toEqual([
      'Lost begins in the middle of the land at 0.1000 9.8000',
      'Lost ends in the middle of the land at 0.1000 9.9000',
    ]);
  });

  it('lets a narrow river have its spring, but not lie alone', () => {
    expect(compareEnds(drawTown(RUN, 'river 20 | Brook | 개울 | | 0.1 9.8, 0 9.8')).off).toBe(0);
    expect(compareEnds(drawTown('river 20 | Brook | 개울 | | 0.1 9.8, 0.1 9.9')).off).toBe(2);
  });

  it('finds no ends in a moat', () => {
    const moat = 'river 200 | Moat | 해자 | | 0.1 9.8, 0.1 9.9, 0.2 9.9, 0.1 9.8';
    expect(compareEnds(drawTown(moat)).off).toBe(0);
  });
});

describe('compareSpots', () => {
  const spot = { name: 'Hall', isWide: false, isByWater: false };

  it('names what stands in water; the middle of a park may', () => {
    const at = [10.203, 0.1] as const;
    const found = compareSpots(drawTown(), [
      { ...spot, at },
      { ...spot, at, name: 'Park', isWide: true },
    ]);
    expect(found).toMatchObject({ compared: 2, off: 1 });
    expect(found.findings[0]).toBe('Hall stands 334 m deep in water at 0.1000 10.2030');
  });

  it('names a bridge that is far from water, and nothing off the map', () => {
    const bridge = { name: 'Bridge', isWide: false, isByWater: true };
    const found = compareSpots(drawTown(RUN), [
      { ...bridge, at: [9.9, 0.001] },
      { ...bridge, at: [9.9, 0.02] },
      { ...bridge, at: [20, 20] },
    ]);
    expect(found).toMatchObject({ compared: 2, off: 1 });
    expect(found.findings[0]).toBe('Bridge is 2.0 km from water at 0.0200 9.9000');
  });
});
