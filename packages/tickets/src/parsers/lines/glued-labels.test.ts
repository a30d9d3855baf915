import { describe, expect, it } from 'vitest';
import { withGaps } from './glued-labels.ts';

const GLUED = ['ClassK (일반석)항공권 유효기간', 'StatusOK (확약)NVA 12FEB28', 'Seat number41H'];

describe('withGaps', () => {
  it.each([
    ['편명 FlightKE017Operated by KE', '편명 Flight  KE017  Operated by KE'],
    ['출발 DepartureSEOUL (ICN)', '출발 Departure  SEOUL (ICN)'],
    ['12FEB27 14:30 (Local Time)Terminal No : 2', '12FEB27 14:30 (Local Time)  Terminal No : 2'],
    [
      'TypeBOEING 777-300ER비행시간 Flight Duration11H',
      'Type  BOEING 777-300ER  비행시간 Flight Duration  11H',
    ],
    ['BasisKLX0ZRKK수하물 Baggage2PC', 'Basis  KLX0ZRKK  수하물 Baggage  2PC'],
  ])('%s', (line, expected) => {
    expect(withGaps([...GLUED, line])[3]).toBe(expected);
  });

  it.each([
    'FlightAware  KE017',
    'Departure SEOUL',
    'Status: OK',
    'DepartureTime 14:30',
    'TO TOKYO',
  ])('leaves %s', (line) => {
    expect(withGaps([...GLUED, line])[3]).toBe(line);
  });

  it('leaves a document in which hardly a label runs into its value', () => {
    const lines = ['FlightKE017', 'Seat number 41H'];
    expect(withGaps(lines)).toBe(lines);
  });
});
