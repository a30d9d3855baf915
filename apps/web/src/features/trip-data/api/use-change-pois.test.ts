import { makePoi } from '@ooo/domain/testing/make-trip';
import { describe, expect, it } from 'vitest';
import { settleCreation, toTemporaryPoi } from './use-change-pois.ts';

const { name } = makePoi();
const other = makePoi({ id: 1, name: 'Bukchon' });
const made = makePoi({ id: 2 });
const foreseen = () => toTemporaryPoi({ tripId: made.tripId, name });

describe('settleCreation', () => {
  it('replaces the expected place with the answer, or appends it', () => {
    expect(settleCreation([foreseen(), other], made, name)).toEqual([made, other]);
    expect(settleCreation([other], made, name)).toEqual([other, made]);
  });

  it('has a place once even if it was saved by two clicks', () => {
    const first = settleCreation([other, foreseen(), foreseen()], made, name);
    expect(first).toHaveLength(3);
    expect(settleCreation(first, made, name)).toEqual([other, made]);
    expect(settleCreation([other, made], made, name)).toEqual([other, made]);
  });
});
