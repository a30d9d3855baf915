import { describe, expect, it } from 'vitest';
import { drawLabels } from '../testing/make-picture.ts';
import { takePhotograph } from '../testing/take-photograph.ts';
import { clearSurroundings } from './clear-surroundings.ts';
import { evenLight } from './even-light.ts';
import { findSheet } from './find-sheet.ts';
import { type Gray, toGray } from './gray.ts';
import { findLevelling, type Levelling } from './level-print.ts';
import { invertProjection, project, projectOnto } from './projection.ts';
import { turnGray } from './turn-gray.ts';

const WORDS =
  'Flight KE 081 from Seoul ICN at 10:00 to New York JFK on Thursday 4 March seat 34A'.split(' ');
/** No two lines alike, or words one above the other would be lines as well. */
const PAGE = toGray(
  await drawLabels(
    900,
    1200,
    Array.from({ length: 24 }, (_, at) => {
      const words = [...WORDS.slice((at * 7) % 17), ...WORDS].slice(0, 5 + ((at * 5) % 4));
      return [70, 70 + at * 46, words.join(' ')] as const;
    }),
  ),
);
const SIZE = { width: 1200, height: 1600 };
const HELD = { pitch: 17, yaw: -12, light: 0.8, shadow: 0.6, noise: 8, table: 90, size: SIZE };

function level(seen: Gray): Levelling | undefined {
  const sheet = findSheet(seen);
  const even = evenLight(seen, sheet !== undefined);
  return findLevelling(even, clearSurroundings(even, seen), sheet);
}

/** Pixels of the sheet by which a levelled row rises or falls on it, at several heights. */
function measureRows(levelling: Levelling, toSheet: ReturnType<typeof invertProjection>): number[] {
  const { size, toSeen } = levelling;
  return [0.2, 0.5, 0.8].map((share) => {
    const [from, to] = [0.1, 0.9].map((across) => {
      const seen = project(toSeen, across * size.width, share * size.height);
      return project(toSheet, seen.x, seen.y);
    });
    return Math.abs((to?.y ?? Number.NaN) - (from?.y ?? Number.NaN));
  });
}

describe('findLevelling', () => {
  it('leaves print that is level as it is', () => {
    expect(level(PAGE)).toBeUndefined();
  });

  it.each([7, -18])('turns a page without a rim by its lines: %d degrees', (degrees) => {
    const { gray, toSource } = turnGray(PAGE, degrees);
    expect(Math.max(...measureRows(level(gray) ?? NONE, toSource))).toBeLessThan(6);
  });

  it('says that lines run up or down, and straightens what is left', () => {
    expect(level(turnGray(PAGE, 94).gray)?.tilt).toMatchObject({ degrees: 0, isSideways: true });
  });

  it('lays a sheet flat that is seen from the side', () => {
    const { photo, corners } = takePhotograph(PAGE, { ...HELD, turned: 6, fill: 0.9 });
    const levelling = level(photo) ?? NONE;
    const toSheet = invertProjection(projectOnto(PAGE, corners));
    expect(Math.max(...measureRows(levelling, toSheet))).toBeLessThan(5);
    expect(levelling.isSheet).toBe(true);
    // The lower right corner of the print, which ends at 1136 of 1200.
    const { width, height } = levelling.size;
    const seen = project(levelling.toSeen, width, height);
    const { y } = project(toSheet, seen.x, seen.y);
    expect(y).toBeGreaterThan(1136);
    expect(y).toBeLessThan(1200);
  });

  it('makes lines parallel where no rim of the paper is in the picture', () => {
    const { photo, corners } = takePhotograph(PAGE, { ...HELD, turned: 2, fill: 1.25 });
    expect(findSheet(photo)).toBeUndefined();
    const toSheet = invertProjection(projectOnto(PAGE, corners));
    expect(Math.max(...measureRows(level(photo) ?? NONE, toSheet))).toBeLessThan(8);
  });
});

const NONE: Levelling = {
  toSeen: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  size: { width: 0, height: 0 },
  tilt: { degrees: 0, isSideways: false, level: 0 },
  isSheet: false,
};
