import { expect, it } from 'vitest';
import { readNamedRoute } from './named-route.ts';

const read = (line: string) =>
  readNamedRoute([line, '', 'Depart: Sat 07 Aug 2027 06:45'], 0, []).map(({ value }) => value);

it.each([
  ['Cape Town - Paris', ['Cape Town', 'Paris']],
  ['London Gatwick (North) to Nice (Terminal 2)', ['London Gatwick', 'Nice']],
  ['Nice (Terminal 2) to London Gatwick (North)', ['Nice', 'London Gatwick']],
  ['[가는 편] 김포 → 제주', ['김포', '제주']],
  ['From SEOUL/INCHEON to SAN FRANCISCO', ['SEOUL/INCHEON', 'SAN FRANCISCO']],
  ['SEOUL INCHEON / JAKARTA', ['SEOUL INCHEON', 'JAKARTA']],
])('%s is a route', (line, places) => {
  expect(read(line)).toEqual(places);
});

it.each([
  ['a city and its airport', 'New York - LaGuardia'],
  ['a city and its airport behind a slash', 'Seoul / Incheon'],
  ['names of a month and a day', 'Sunday / Monday'],
  ['two names with a slash and no spaces', 'London/Paris'],
  ['codes', 'LGW / NCE'],
])('%s is none', (_, line) => {
  expect(read(line)).toEqual([]);
});
