import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAffectedJourneys, KNOWN_JOURNEYS } from './affected-journeys.ts';
import { ROOT } from './run.ts';

describe('the journeys that a change can break', () => {
  it('are all in an area, and the areas name no others', () => {
    const journeys = readdirSync(join(ROOT, 'e2e/src/journeys'))
      .filter((name) => name.endsWith('.journey.ts'))
      .map((name) => name.replace('.journey.ts', ''));
    expect([...KNOWN_JOURNEYS].toSorted()).toEqual(journeys.toSorted());
  });

  it.each<[string, readonly string[]]>([
    ['packages/domain/src/packing/packing-list.ts', ['new-user', 'ticket-to-plan', 'packing']],
    ['packages/domain/src/packing/packing-list.test.ts', []],
    ['apps/web/README.md', []],
    ['docs/api.md', []],
    ['e2e/README.md', []],
    ['e2e/src/journeys/taps.journey.ts', ['taps']],
    ['packages/domain/src/shared/zoned.ts', ['new-user', 'ticket-to-plan']],
    [
      'packages/map/src/route/route.layer.ts',
      [
        'new-user',
        'ticket-to-plan',
        'crowded-trip',
        'drawn-map',
        'map-file',
        'one-workspace',
        'own-place',
      ],
    ],
  ])('by %s', (path, expected) => {
    expect(findAffectedJourneys([path])).toEqual(new Set(expected));
  });

  it('are all of them where what they are made of changes', () => {
    expect(findAffectedJourneys(['docs/api.md', 'e2e/src/pages/entrance.ts'])).toBe('all');
  });
});
