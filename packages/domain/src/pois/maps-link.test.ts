import { describe, expect, it } from 'vitest';
import { makePoi } from '../testing/make-trip.ts';
import { googleMapsLink } from './maps-link.ts';

describe('googleMapsLink', () => {
  it('prefers the address', () => {
    const poi = makePoi({
      name: 'Tom & Ana',
      location: { address: '161 Sajik-ro', coordinates: [126.97, 37.57] },
    });
    const query = new URL(googleMapsLink(poi) ?? '').searchParams.get('query');
    expect(query).toBe('Tom & Ana, 161 Sajik-ro');
  });

  it('writes latitude before longitude', () => {
    const link = googleMapsLink(makePoi({ location: { coordinates: [126.97, 37.57] } }));
    expect(new URL(link ?? '').searchParams.get('query')).toBe('37.57,126.97');
  });

  it('is absent without either', () => {
    expect(googleMapsLink(makePoi())).toBeUndefined();
  });
});
