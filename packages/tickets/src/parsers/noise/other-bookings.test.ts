import { describe, expect, it } from 'vitest';
import { withoutOtherBookings } from './other-bookings.ts';

describe('withoutOtherBookings', () => {
  it('leaves out a hotel and a car up to the next flight', () => {
    const lines = [
      'AIR     Alaska Airlines Flight 1118',
      'Arrive: Chicago (ORD) 1:15 PM',
      'CAR     Hertz   Confirmation: J4177',
      'Pick-up: Chicago ORD airport 1:45 PM',
      'Thursday, October 15, 2026',
      'AIR     United Airlines Flight 1509',
    ];
    expect(withoutOtherBookings(lines)).toEqual([...lines.slice(0, 2), '', '', ...lines.slice(4)]);
  });

  it.each([
    'Car Rental at: Denver US (DEN)',
    'Hotel The Crawford Hotel',
    'Hotel Hyatt Place Austin Downtown',
  ])('leaves out what follows %s', (line) => {
    const lines = [line, 'Checking In: Tue Feb 09   Room 1', '', 'Thursday, February 11, 2027'];
    expect(withoutOtherBookings(lines)).toEqual(['', '', '', lines[3]]);
  });

  it('leaves out a way that is not flown', () => {
    const lines = [
      '01  SYDNEY   MH0122   10OCT',
      '02  SYDNEY   ARNK',
      '    MELBOURNE   SURFACE SECTOR',
    ];
    expect(withoutOtherBookings(lines)).toEqual([lines[0], '', '']);
  });

  it('leaves a change between two flights, and no car to the airport', () => {
    const lines = ['Amsterdam Schiphol', 'Transfer', '1h 30m', '10:15', 'KL597'];
    expect(withoutOtherBookings(lines)).toEqual(lines);
    expect(withoutOtherBookings(['Transfer', 'Airport to hotel', '', 'KL597'])).toEqual([
      '',
      '',
      '',
      'KL597',
    ]);
  });

  it.each([
    'Carrier: Korean Air',
    'Training flight KE 081',
    'HOTELS',
    'Transfers in Frankfurt',
    'Hotel transfers are free',
  ])('leaves %s', (line) => {
    expect(withoutOtherBookings([line, 'FRA 10:00'])).toEqual([line, 'FRA 10:00']);
  });
});
