import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POI_TAGS } from '../pois/poi-tags.ts';
import { DURATION_OPTIONS_MIN } from '../pois/poi-limits.ts';
import { toOfferedDuration, visitDurationMin } from './visit-durations.ts';

describe('toOfferedDuration §5.20 §9.22', () => {
  it.each([
    [5, 30],
    [44, 30],
    [45, 60],
    [100, 90],
    [105, 120],
    [209, 180],
    [210, 240],
    [600, 240],
  ])('%i is %i', (minutes, option) => {
    expect(toOfferedDuration(minutes)).toBe(option);
  });

  it('is always offered, and changes no option', () => {
    fc.assert(
      fc.property(fc.nat(2000), (minutes) => {
        const offered = toOfferedDuration(minutes);
        expect(DURATION_OPTIONS_MIN).toContain(offered);
        expect(toOfferedDuration(offered)).toBe(offered);
      }),
    );
  });
});

describe('visitDurationMin §9.23', () => {
  it('is what the traveller chose', () => {
    expect(visitDurationMin({ duration: 75, tag: 'tour' })).toBe(75);
  });

  it.each(POI_TAGS)('of a %s is an offered option', (tag) => {
    expect(DURATION_OPTIONS_MIN).toContain(visitDurationMin({ duration: null, tag }));
  });
});
