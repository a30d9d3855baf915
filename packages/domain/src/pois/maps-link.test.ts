import { describe, expect, it } from 'vitest';
import { makePoi } from '../testing/make-trip.ts';
import { appleMapsLink, directionsLink, googleMapsLink, openStreetMapLink } from './maps-link.ts';

const named = makePoi({
  name: 'Tom & Ana',
  location: { address: '161 Sajik-ro', coordinates: [126.97, 37.57] },
});
const addressed = makePoi({ name: 'Tom & Ana', location: { address: '161 Sajik-ro' } });
const located = makePoi({ location: { coordinates: [126.97, 37.57] } });

const paramOf = (link: string | undefined, name: string) =>
  new URL(link ?? '').searchParams.get(name);

describe('googleMapsLink', () => {
  it('prefers the address §2.70', () => {
    expect(paramOf(googleMapsLink(named), 'query')).toBe('Tom & Ana, 161 Sajik-ro');
  });

  it('writes latitude before longitude', () => {
    expect(paramOf(googleMapsLink(located), 'query')).toBe('37.57,126.97');
  });
});

describe('appleMapsLink', () => {
  it('names a pin at the coordinates §2.70', () => {
    expect(paramOf(appleMapsLink(named), 'll')).toBe('37.57,126.97');
    expect(paramOf(appleMapsLink(named), 'q')).toBe('Tom & Ana');
  });

  it('searches for an address without coordinates', () => {
    expect(paramOf(appleMapsLink(addressed), 'q')).toBe('Tom & Ana, 161 Sajik-ro');
  });
});

describe('openStreetMapLink', () => {
  it('sets a pin and comes close', () => {
    expect(openStreetMapLink(located)).toBe(
      'https://www.openstreetmap.org/?mlat=37.57&mlon=126.97#map=17/37.57/126.97',
    );
  });

  it('searches for an address without coordinates', () => {
    expect(paramOf(openStreetMapLink(addressed), 'query')).toBe('Tom & Ana, 161 Sajik-ro');
  });
});

describe('directionsLink', () => {
  it('leads to the coordinates, otherwise to the address', () => {
    expect(paramOf(directionsLink(named), 'destination')).toBe('37.57,126.97');
    expect(paramOf(directionsLink(addressed), 'destination')).toBe('Tom & Ana, 161 Sajik-ro');
    expect(paramOf(directionsLink(named), 'travelmode')).toBeNull();
  });

  it.each([
    ['foot', 'walking'],
    ['transit', 'transit'],
    ['car', 'driving'],
  ] as const)('goes by %s as Google calls it', (travelBy, mode) => {
    expect(paramOf(directionsLink(named, travelBy), 'travelmode')).toBe(mode);
  });
});

it.each([googleMapsLink, appleMapsLink, openStreetMapLink, directionsLink])(
  '$name is absent without address and coordinates',
  (linkTo) => {
    expect(linkTo(makePoi())).toBeUndefined();
  },
);
