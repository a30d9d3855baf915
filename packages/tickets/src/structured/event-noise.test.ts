import { describe, expect, it } from 'vitest';
import { isBesideFlight } from './event-noise.ts';

describe('isBesideFlight', () => {
  it.each([
    'Canceled: KE81 ICN-JFK',
    'Abgesagt: LH712 FRA-ICN',
    '[취소] KE81 인천-뉴욕',
    'Online check-in opens: KE081 ICN-JFK',
    'Pick up mum at ICN - KE902 CDG-ICN',
    '엄마 마중 KE902 CDG-ICN',
    'Recoger a Ana en MAD (IB252 JFK-MAD)',
    'Papa abholen LH712 FRA-ICN',
    'Leave for the airport (KE81 ICN-JFK, 10:00)',
    'Salir al aeropuerto IB0251',
    '🚕 Taxi to ICN for KE81 ICN-JFK',
    '공항버스 6001 (KE81 ICN-JFK)',
    'Airport parking ICN T2 - KE81',
    'Lounge ICN T2 before KE81',
    'Boarding KE81 ICN-JFK',
    'Upgrade bid closes KE81 ICN-JFK',
  ])('is true for “%s”', (heading) => {
    expect(isBesideFlight(heading)).toBe(true);
  });

  it.each([
    'KE81 ICN-JFK',
    '✈ ICN→JFK • KE 81',
    'Flight to New York (KE 81)',
    'Travel: KE81 ICN-JFK',
    'Boarding pass KE81 ICN-JFK',
    'KE81 ICN-JFK (upgraded to business)',
    'Vuelo IB0251 Madrid-Nueva York',
    'Salida IB0251 Madrid-Nueva York',
    'Flug nach Seoul LH712, Transfer in FRA',
    '대한항공 KE701 인천→도쿄(나리타)',
    'Leaving Seoul KE81 ICN-JFK',
    'Going to New York KE81 ICN-JFK',
    'Leave for Tokyo (KE701)',
    'Salir a Madrid IB252',
    'Bushwick trip KE81 ICN-JFK',
  ])('is false for “%s”', (heading) => {
    expect(isBesideFlight(heading)).toBe(false);
  });
});
