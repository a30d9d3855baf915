import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();
const { airports } = callerOf(deps, await makeInvitedUser(deps));

test('a code finds its airport first §3.17 §7.23', async () => {
  const [first] = await airports.search({ q: 'icn' });
  expect(first).toEqual({
    iata: 'ICN',
    name: 'Incheon International Airport',
    city: 'Seoul',
    cityNames: expect.objectContaining({ en: 'Seoul', ko: '서울', es: 'Seúl' }),
    country: 'South Korea',
    flag: '🇰🇷',
  });
});

test('a city finds all its airports §7.23', async () => {
  const codes = (await airports.search({ q: 'tokyo' })).map(({ iata }) => iata);
  expect(codes).toEqual(expect.arrayContaining(['HND', 'NRT']));
});

test.each(['', 's', 'zzzzzz', '\u0000', "'; drop table trips; --"])(
  '%j finds nothing and breaks nothing',
  async (q) => {
    expect(await airports.search({ q })).toEqual([]);
  },
);

test('the city of an airport is the one that travellers mean §7.24', async () => {
  expect(await airports.city({ airportCode: 'nrt' })).toMatchObject({
    cityName: 'Tokyo',
    cityNames: { en: 'Tokyo', ko: '도쿄', es: 'Tokio' },
    cityCode: 'TYO',
    countryCode: 'JP',
    zone: 'Asia/Tokyo',
  });
});

test('an unknown code says so, and a malformed one says what codes look like', async () => {
  await expect(airports.city({ airportCode: 'QQQ' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'No airport has the code QQQ. Search for the airport by its city.',
  });
  await expect(airports.city({ airportCode: '12' })).rejects.toThrow(
    'An airport code has three letters, like ICN.',
  );
});

test.each([
  ['KE081', 'KE', 'Korean Air'],
  ['7c 101', '7C', 'Jeju Air'],
  ['KAL81', 'KE', 'Korean Air'],
])('%s is a flight of %s, %s', async (flightNumber, code, name) => {
  expect(await airports.airline({ flightNumber })).toEqual({ code, name });
});

test.each(['', 'KE', 'XQ', '12345678', 'a flight to Seoul', '\u0000'])(
  '%j names no airline',
  async (flightNumber) => {
    expect(await airports.airline({ flightNumber })).toBeNull();
  },
);
