import { expect, test } from 'vitest';
import { parseRoutingAddress } from './routing-address.ts';

test.each([
  ['http://osrm:5000', 'osrm', 'http://osrm:5000', 'foot', 'foot'],
  ['http://osrm:5000/', 'osrm', 'http://osrm:5000', 'foot', 'foot'],
  ['http://osrm:5000/car', 'osrm', 'http://osrm:5000', 'car', 'vehicle'],
  ['http://osrm:5000/table/v1/driving/', 'osrm', 'http://osrm:5000', 'driving', 'vehicle'],
  ['http://osrm:5000/table/v1', 'osrm', 'http://osrm:5000', 'foot', 'foot'],
  ['https://example.com/routed-foot', 'osrm', 'https://example.com/routed-foot', 'foot', 'foot'],
  ['https://example.com/a/walking', 'osrm', 'https://example.com/a', 'walking', 'foot'],
  ['valhalla+http://[::1]:8002', 'valhalla', 'http://[::1]:8002', 'pedestrian', 'foot'],
  ['valhalla+https://example.com/v/auto', 'valhalla', 'https://example.com/v', 'auto', 'vehicle'],
  ['valhalla+http://v/sources_to_targets', 'valhalla', 'http://v', 'pedestrian', 'foot'],
])('%s', (address, engine, baseUrl, profile, mode) => {
  expect(parseRoutingAddress(address)).toEqual({ engine, baseUrl, profile, mode });
});
