import { expect, it } from 'vitest';
import { readHeadingRow } from '../tables/heading-row.ts';
import { readHeadedPlaces } from './headed-places.ts';

const HEADING = 'FECHA       AEROLÍNEA     SALIDA               LLEGADA               OTRAS NOTAS';
const read = (line: string, heading = HEADING) =>
  readHeadedPlaces([line], 0, readHeadingRow(heading)).map((token) => [
    token.value,
    'role' in token ? token.role : undefined,
  ]);

it('takes names in the columns of both ends', () => {
  expect(
    read('            ARGENTINAS    BUENOS AIRES         MIAMI INTERNATIONAL   Clase N'),
  ).toEqual([
    ['BUENOS AIRES', 'departure'],
    ['MIAMI INTERNATIONAL', 'arrival'],
  ]);
  expect(read('                                               MIAMI INTERNATIONAL')).toEqual([
    ['MIAMI INTERNATIONAL', 'arrival'],
  ]);
});

it.each([
  ['another column', '            MIAMI'],
  ['no name', '            AR 1302       Hora 11:20pm         Hora 7:25am'],
  ['codes', '                          EZE                  MIAMI INTERNATIONAL (MIA)'],
])('takes none of %s', (_, line) => {
  expect(read(line)).toEqual([]);
});

it('takes none under other headings', () => {
  expect(read('MIAMI   BUENOS AIRES', 'Hotel   Flight')).toEqual([]);
});
