import type { PageBox, TicketEvidence } from '@ooo/domain/tickets/ticket.schema';
import { describe, expect, it } from 'vitest';
import { listPageMarks } from './page-marks.ts';

const line: PageBox = { page: 1, left: 0.1, top: 0.2, width: 0.8, height: 0.05 };
const number: PageBox = { page: 1, left: 0.1, top: 0.2, width: 0.1, height: 0.05 };

function evidence(field: string, box?: PageBox): TicketEvidence {
  return { leg: 0, field, snippet: 'KE082', foundBy: 'layout', ...(box && { box }) };
}

describe('listPageMarks', () => {
  it('marks each place once, for all fields that were read there', () => {
    const found = [evidence('flightNumber', number), evidence('airline', number)];
    expect(listPageMarks(found, 1, { leg: 0, field: 'airline' })).toEqual([
      {
        box: number,
        fields: [
          { leg: 0, field: 'flightNumber' },
          { leg: 0, field: 'airline' },
        ],
        isActive: true,
      },
    ]);
  });

  it('puts the smaller place on top of the larger', () => {
    const found = [evidence('flightNumber', number), evidence('from', line)];
    const marks = listPageMarks(found, 1, null);
    expect(marks.map(({ box }) => box)).toEqual([line, number]);
    expect(marks.some(({ isActive }) => isActive)).toBe(false);
  });

  it('leaves out what is on another page, or nowhere', () => {
    const found = [evidence('seat', { ...number, page: 2 }), evidence('meal')];
    expect(listPageMarks(found, 1, null)).toEqual([]);
  });
});
