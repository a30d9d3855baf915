import { expect, it } from 'vitest';
import type { SourceCity } from './base-map-cities.ts';
import { listTownBlocks } from './town-blocks.ts';

const place = (name: string, x: number, y: number, population: number): SourceCity => ({
  name,
  featureCode: 'PPL',
  population,
  loc: { coordinates: [x, y] },
});

it('lists the places outside the covered cells, by blocks of five degrees, the largest first', () => {
  const cities = [
    place('Pisac', -71.849, -13.422, 2000),
    place('Cusco', -71.967, -13.532, 312_140),
    place('Lima', -77.043, -12.046, 7_737_002),
    place('Marrakesh', -7.981, 31.63, 839_296),
  ];
  expect(listTownBlocks(cities, [[-78, -13]])).toEqual([
    { block: '-10_30', towns: [['Marrakesh', -7981, 31_630, 3]] },
    {
      block: '-75_-15',
      towns: [
        ['Cusco', -71_967, -13_532, 4],
        ['Pisac', -71_849, -13_422, 6],
      ],
    },
  ]);
});
