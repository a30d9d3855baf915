import { describe, expect, it } from 'vitest';
import { chooseLabels, isNamedAt, type LabelView } from './choose-labels.ts';
import type { Town } from '../area/packed.ts';

const town = (name: string, x: number, y: number, rank: number): Town => ({
  name,
  position: [x, y],
  rank,
});
const view: LabelView = {
  width: 400,
  height: 300,
  toPixel: (position) => position,
  markers: [],
  covered: [],
};

const choose = (towns: Town[], zoom = 12) =>
  chooseLabels(towns, zoom, view).map((label) => label.name);

describe('chooseLabels', () => {
  it('keeps the larger of two names that would touch', () => {
    expect(choose([town('Small', 105, 100, 5), town('Large', 100, 100, 0)])).toEqual(['Large']);
  });

  it('leaves out what the edge of the map would cut', () => {
    expect(choose([town('Gangnam', 10, 100, 0), town('Jongno', 395, 200, 0)])).toEqual([]);
    expect(choose([town('Jamsil', 100, 2, 0)])).toEqual([]);
  });

  it('leaves out what a control covers', () => {
    const covered = [{ left: 0, top: 0, right: 200, bottom: 60 }];
    const towns = [town('Under', 150, 50, 0), town('Below', 150, 80, 0)];
    const labels = chooseLabels(towns, 12, { ...view, covered });
    expect(labels.map(({ name }) => name)).toEqual(['Below']);
  });

  it('keeps both if they are apart', () => {
    expect(choose([town('Here', 40, 100, 3), town('There', 200, 100, 3)])).toEqual([
      'Here',
      'There',
    ]);
  });

  it('writes a name below the marker on its point', () => {
    const [label] = chooseLabels([{ ...town('Jongno', 100, 100, 6), isMarked: true }], 12, view);
    expect(label?.y).toBeGreaterThan(120);
  });

  it('leaves out what a marker would cover', () => {
    const covered = { ...view, markers: [[110, 105]] as const };
    expect(chooseLabels([town('Under', 100, 100, 0)], 12, covered)).toEqual([]);
    expect(chooseLabels([town('Beside', 100, 160, 0)], 12, covered)).toHaveLength(1);
  });

  it('writes the destination below or above a marker that would cover its name', () => {
    const bled = { ...town('Bled', 100, 100, 0), isDestination: true };
    const labelsAmong = (...markers: Town['position'][]) =>
      chooseLabels([bled], 12, { ...view, markers });
    expect(labelsAmong([110, 105])).toMatchObject([{ name: 'Bled', x: 100, y: 72 }]);
    expect(labelsAmong([100, 95])).toMatchObject([{ name: 'Bled', x: 100, y: 128 }]);
    expect(labelsAmong([100, 100], [100, 130], [100, 70])).toMatchObject([{ y: 156 }]);
  });

  it('names nothing outside the view and nothing twice', () => {
    expect(choose([town('Off', -5, 10, 0)])).toEqual([]);
    expect(choose([town('Twin', 50, 50, 0), town('Twin', 300, 200, 1)])).toEqual(['Twin']);
  });
});

describe('isNamedAt', () => {
  it.each([
    [0, 2, false],
    [0, 3, true],
    [4, 6, false],
    [4, 7, true],
    [7, 11, false],
    [7, 12, true],
    [99, 12, true],
  ])('rank %i at zoom %i: %s', (rank, zoom, named) => {
    expect(isNamedAt(rank, zoom)).toBe(named);
  });
});
