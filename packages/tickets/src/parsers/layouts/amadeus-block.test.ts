import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../testing/make-document.ts';
import { amadeusBlock } from './amadeus-block.ts';

const BLOCK = [
  'DEPARTURE: MANCHESTER, GB (MANCHESTER AIRPORT), TERMINAL 2          26 MAR 16:20',
  'ARRIVAL:   PARIS, FR (CHARLES DE GAULLE), TERMINAL 2E               26 MAR 19:00',
].join('\n');

describe('amadeusBlock', () => {
  it.each([
    ['as it is printed', 'FLIGHT     VS 8547 - VIRGIN ATLANTIC          FRI 26 MARCH 2027'],
    [
      'without the dash, as pictures lose it',
      'FLIGHT     VS 8547   VIRGIN ATLANTIC     FRI 26 MARCH 2027',
    ],
  ])('reads a heading %s', (_, heading) => {
    const { segments } = amadeusBlock.parse(makeDocument(`${heading}\n\n${BLOCK}`));
    expect(segments.map((segment) => segment.flightNumber?.value)).toEqual(['VS8547']);
    expect(segments[0]?.departureTime?.value).toBe('16:20');
  });
});
