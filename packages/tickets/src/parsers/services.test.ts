import { describe, expect, it } from 'vitest';
import { withoutServices } from './services.ts';

describe('withoutServices', () => {
  it('leaves out a hotel and a car up to the next flight', () => {
    const lines = [
      'AIR     Alaska Airlines Flight 1118',
      'Arrive: Chicago (ORD) 1:15 PM',
      'CAR     Hertz   Confirmation: J4177',
      'Pick-up: Chicago ORD airport 1:45 PM',
      'Thursday, October 15, 2026',
      'AIR     United Airlines Flight 1509',
    ];
    expect(withoutServices(lines)).toEqual([...lines.slice(0, 2), '', '', ...lines.slice(4)]);
  });

  it('leaves out a way that is not flown', () => {
    const lines = [
      '01  SYDNEY   MH0122   10OCT',
      '02  SYDNEY   ARNK',
      '    MELBOURNE   SURFACE SECTOR',
    ];
    expect(withoutServices(lines)).toEqual([lines[0], '', '']);
  });

  it.each(['Carrier: Korean Air', 'Training flight KE 081', 'HOTELS', 'Transfers in Frankfurt'])(
    'leaves %s',
    (line) => {
      expect(withoutServices([line, 'FRA 10:00'])).toEqual([line, 'FRA 10:00']);
    },
  );
});
