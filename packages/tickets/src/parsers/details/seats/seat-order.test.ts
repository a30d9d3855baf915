import { describe, expect, it } from 'vitest';
import type { SegmentDraft } from '../../../document.ts';
import { addSeatsInOrder } from './seat-order.ts';

const SEGMENTS: readonly SegmentDraft[] = [{}, {}];
const seatsOf = (segments: readonly SegmentDraft[]) => segments.map(({ seat }) => seat?.value);

describe('addSeatsInOrder', () => {
  it('gives each flight its seat of the list', () => {
    const lines = [
      '승객명            항공권번호       좌석',
      'EOM/JAEHYUN MR    982-2417733201   12A / 9E',
      'EOM/SEOYUL MISS   982-2417733202   12B / 9F',
    ];
    expect(seatsOf(addSeatsInOrder(SEGMENTS, lines))).toEqual(['12A, 12B', '9E, 9F']);
  });

  it('takes the list behind a label in the row of a traveller', () => {
    const lines = [
      'EOM/JAEHYUN MR  성인  항공권번호 982-2417733201  좌석 12A / 9E',
      'EOM/SEOYUL MISS  소아  항공권번호 982-2417733202  좌석 12B / 9F',
    ];
    expect(seatsOf(addSeatsInOrder(SEGMENTS, lines))).toEqual(['12A, 12B', '9E, 9F']);
    expect(seatsOf(addSeatsInOrder(SEGMENTS, ['Seats: 12A / 12B']))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('leaves a list of another length, which is of several travellers', () => {
    const lines = ['Passenger     Seat', 'DOE/JANE MS   12A / 12B / 12C'];
    expect(seatsOf(addSeatsInOrder(SEGMENTS, lines))).toEqual([undefined, undefined]);
  });
});
