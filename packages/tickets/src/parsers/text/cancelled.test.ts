import { describe, expect, it } from 'vitest';
import { isCancelledBooking, withoutCancelled } from './cancelled.ts';

describe('withoutCancelled', () => {
  it('leaves out the block below a heading', () => {
    const lines = ['Hi', '', 'CANCELLED', 'Flight 1462', '3 January', '', 'Flight 1457'];
    expect(withoutCancelled(lines)).toEqual(['Hi', '', '', '', '', '', 'Flight 1457']);
  });

  it('leaves out several flights up to the next heading', () => {
    const lines = ['Cancelled flights', '', 'EZY8703', '', 'EZY8706', 'Your refund', 'EZY1'];
    expect(withoutCancelled(lines)).toEqual(['', '', '', '', '', 'Your refund', 'EZY1']);
  });

  it.each([
    ['a status below its flight', ['', 'KE 081', 'Cancelled', 'KE 082']],
    ['a sentence', ['', 'Cancelled flights are refunded within 7 days', 'KE 081']],
  ])('leaves %s', (_, lines) => {
    expect(withoutCancelled(lines)).toEqual(lines);
  });
});

describe('isCancelledBooking', () => {
  it.each([
    'Your booking has been cancelled',
    'As you requested, we have cancelled ALL flights on booking K7XQ4WT.',
    'Tu reserva ha sido cancelada',
    '고객님의 예약이 취소되었습니다.',
  ])('is told by: %s', (line) => {
    expect(isCancelledBooking([line, 'KE 081 ICN JFK'])).toBe(true);
  });

  it.each([
    ['Your flight has been cancelled', 'KE 081'],
    ['Your trip has been cancelled', 'We have rebooked you on KE 085'],
    ['We have cancelled one flight of your trip', 'The rest of your trip is still on'],
    ['A booking that has been cancelled is refunded', 'KE 081'],
  ])('is not told by: %s %s', (...lines) => {
    expect(isCancelledBooking(lines)).toBe(false);
  });
});
