import { describe, expect, it } from 'vitest';
import { coordinatesInLink, googleIdInLink, nameInLink } from './coordinates-in-link.ts';

const GOOGLE = 'https://www.google.com/maps';
const PALACE = `${GOOGLE}/place/Gyeongbokgung+Palace`;
const HERE = [126.977, 37.5796];

describe('coordinatesInLink', () => {
  it.each([
    [`${PALACE}/@37.5796,126.977,17z`, HERE],
    [`${PALACE}/@37.1,126.1,12z/data=!3m1!4b1!8m2!3d37.5796!4d126.977`, HERE],
    [`${GOOGLE}/search/37.5796,126.977`, HERE],
    [`${GOOGLE}/search/37.5796,+126.977?hl=ko`, HERE],
    [`${GOOGLE}/search/?api=1&query=37.5796%2C126.977`, HERE],
    ['http://maps.google.com/?q=37.5796,126.977&ftid=0x1:0x2', HERE],
    ['https://maps.google.com/maps?ll=37.5796,126.977&z=15', HERE],
    ['https://maps.apple.com/?ll=37.5796,126.977&q=Palace', HERE],
    ['https://www.openstreetmap.org/?mlat=37.5796&mlon=126.977#map=18/37.1/126.1', HERE],
    ['https://www.openstreetmap.org/#map=18/37.5796/126.977', HERE],
    ['https://map.kakao.com/link/map/경복궁,37.5796,126.977', HERE],
    ['geo:37.5796,126.977?z=15', HERE],
    [`${GOOGLE}/place/Buenos+Aires/@-34.6037,-58.3816,12z`, [-58.3816, -34.6037]],
    [`${PALACE}/data=!4m2!3m1!1s0x357ca2c74aeddea1:0x8b305cd1235915f6`, undefined],
    [`${GOOGLE}/search/?api=1&query=Palace`, undefined],
    [`${GOOGLE}/@91.5,126.977,17z`, undefined],
    ['https://example.com/?id=37.5796', undefined],
    ['', undefined],
  ])('%s', (link, coordinates) => {
    expect(coordinatesInLink(link)).toEqual(coordinates);
  });

  it('is fast for a long link', () => {
    const start = performance.now();
    expect(coordinatesInLink(`https://x.test/?q=${'1'.repeat(1_000_000)}`)).toBeUndefined();
    expect(coordinatesInLink(`https://x.test/link/map/${'a,'.repeat(500_000)}`)).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

it.each([
  [PALACE, 'Gyeongbokgung Palace'],
  [`${GOOGLE}/place/%EA%B2%BD%EB%B3%B5%EA%B6%81/@37.5,126.9,17z`, '경복궁'],
  [`${GOOGLE}/place/37.5796,126.977`, undefined],
  [`${GOOGLE}/place/%E0%A4%A`, undefined],
  [`${GOOGLE}/search/palace`, undefined],
])('the name in %s is %s', (link, name) => {
  expect(nameInLink(link)).toBe(name);
});

it.each([
  [
    `${PALACE}/data=!4m2!3m1!1s0x357ca2c74aeddea1:0x8b305cd1235915f6`,
    'google/cid/10029618423465055734',
  ],
  ['http://maps.google.com/?cid=10029618423465055734', 'google/cid/10029618423465055734'],
  [
    'http://maps.google.com/?q=1,2&ftid=0x357ca2c74aeddea1:0x8b305cd1235915f6',
    'google/cid/10029618423465055734',
  ],
  [
    `${GOOGLE}/search/?api=1&query=x&query_place_id=ChIJod7tSseifDUR9hXHLFNGMIs`,
    'google/ChIJod7tSseifDUR9hXHLFNGMIs',
  ],
  [
    'https://www.google.co.kr/maps?q=place_id:ChIJod7tSseifDUR9hXHLFNGMIs',
    'google/ChIJod7tSseifDUR9hXHLFNGMIs',
  ],
  ['https://example.com/?cid=10029618423465055734', undefined],
  [PALACE, undefined],
])('the id in %s is %s', (link, id) => {
  expect(googleIdInLink(link)).toBe(id);
});
