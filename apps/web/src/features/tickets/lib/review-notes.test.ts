import type { TicketWarning } from '@ooo/domain/tickets/ticket.schema';
import { describe, expect, it } from 'vitest';
import type { TripDraft } from '../state/draft.types.ts';
import { makeAnswer, makeDraft } from '../testing/make-answer.ts';
import { withReading } from './draft-reading.ts';
import { withFlights, withoutSegment } from './edit-draft.ts';
import { setSegmentField } from './segment-fields.ts';
import { listNotes } from './review-notes.ts';

const impossible: TicketWarning = { code: 'TIME_IMPOSSIBLE', message: 'Too fast.', leg: 1 };
const apart: TicketWarning = { code: 'AIRPORTS_APART', message: 'From elsewhere.', leg: 1 };
const overlap: TicketWarning = { code: 'FLIGHTS_OVERLAP', message: 'Too early.', leg: 1 };
const read = withReading(makeDraft(), [1], makeAnswer({ warnings: [impossible, apart, overlap] }));

function corrected(index: number): TripDraft {
  const segments = read.legs.map((segment, at) =>
    at === index ? setSegmentField(segment, 'to', 'GMP') : segment,
  );
  return withFlights(read, { legs: segments });
}

describe('listNotes', () => {
  it('has the notes about a flight and about it and the one before it', () => {
    expect(listNotes(read, 0)).toEqual([]);
    expect(listNotes(read, 1)).toMatchObject([impossible, apart, overlap]);
  });

  it('has none for a corrected flight', () => {
    expect(listNotes(corrected(1), 1)).toEqual([]);
  });

  it('has none for two flights if the earlier one was corrected or removed', () => {
    expect(listNotes(corrected(0), 1)).toMatchObject([impossible]);
    expect(listNotes(withoutSegment(read, 0), 0)).toMatchObject([{ ...impossible, leg: 0 }]);
  });
});
