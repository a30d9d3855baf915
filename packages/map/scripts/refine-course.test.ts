import { describe, expect, it } from 'vitest';
import { refineCourse } from './refine-course.ts';

describe('refineCourse', () => {
  it('leads a course through known water near it, and keeps its ends', () => {
    const course = refineCourse(
      [
        [0, 0],
        [0.02, 0],
        [0.04, 0],
      ],
      100,
      [
        [0.02, 0.001],
        [0.02, 0.05],
      ],
    );
    expect(course).toEqual([
      [0, 0],
      [0.02, 0.001],
      [0.04, 0],
    ]);
  });

  it('leaves a course without known water near it alone', () => {
    const drawn = [
      [0, 0],
      [0.02, 0.01],
      [0.04, 0],
    ] as const;
    expect(refineCourse(drawn, 100, [[1, 1]])).toEqual(drawn);
  });

  it('closes a ring where it began', () => {
    const moat = [
      [0, 0],
      [0.02, 0],
      [0.02, 0.02],
      [0, 0],
    ] as const;
    expect(refineCourse(moat, 20, [])).toEqual(moat);
  });
});

it('keeps points that were drawn close together, whatever known water is near', () => {
  const careful = [0, 0.005, 0.01, 0.015, 0.02].map((x): [number, number] => [x, 0]);
  expect(refineCourse(careful, 200, [[0.01, 0.0015]])).toEqual(careful);
});
