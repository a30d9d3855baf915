import { makePoi } from '@ooo/domain/testing/make-trip';
import { describe, expect, it } from 'vitest';
import { listNeighbourhoods } from './neighbourhoods.ts';

describe('listNeighbourhoods', () => {
  it('is in the middle of its places, and is left out without any', () => {
    const found = listNeighbourhoods([
      makePoi({ location: { neighborhood: 'Jongno', coordinates: [126, 37] } }),
      makePoi({ location: { neighborhood: 'Jongno', coordinates: [128, 38] } }),
      makePoi({ location: { neighborhood: 'Mapo' } }),
      makePoi({ location: { coordinates: [127, 37] } }),
    ]);
    expect(found).toEqual([{ name: 'Jongno', position: [127, 37.5], rank: 6, isMarked: true }]);
  });
});
