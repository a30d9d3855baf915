import { describe, expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { shareBaggage } from './shared-baggage.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const bare: SegmentDraft = { flightNumber: found('EK148') };
const packed: SegmentDraft = { ...bare, baggage: found('1PC') };

describe('shareBaggage', () => {
  it.each<[string, SegmentDraft[], string, (string | undefined)[]]>([
    ['named once', [bare, bare], 'Baggage allowance: 30kg', ['30KG', '30KG']],
    [
      'in a table of travellers',
      [bare, bare],
      'Name          Ticket number    Checked baggage\nMs M Muster   176 2413300219   30kg',
      ['30KG', '30KG'],
    ],
    ['below the last flight', [bare, packed], '', ['1PC', '1PC']],
    ['of the first flight alone', [packed, bare], 'Baggage: 1PC', ['1PC', undefined]],
    ['named in two ways', [bare, bare], 'Baggage: 1PC\nBaggage: 2PC', [undefined, undefined]],
    ['for the cabin', [bare], 'Baggage: 1 cabin bag', [undefined]],
  ])('an allowance %s', (_, segments, text, expected) => {
    expect(shareBaggage(segments, text.split('\n')).map(({ baggage }) => baggage?.value)).toEqual(
      expected,
    );
  });

  const direction = (from: string, to: string, baggage?: string): SegmentDraft => ({
    ...bare,
    from: found(from),
    to: found(to),
    ...(baggage ? { baggage: found(baggage) } : {}),
  });

  it.each<[string, SegmentDraft[], string, (string | undefined)[]]>([
    [
      'below each way',
      [
        direction('COR', 'PTY'),
        direction('PTY', 'CUN', '1PC'),
        direction('CUN', 'PTY'),
        direction('PTY', 'COR', '2PC'),
      ],
      '',
      ['1PC', '1PC', '2PC', '2PC'],
    ],
    [
      'of one way alone',
      [direction('COR', 'PTY', '1PC'), direction('PTY', 'COR')],
      '',
      ['1PC', undefined],
    ],
    [
      'of a first flight',
      [direction('COR', 'PTY', '1PC'), direction('PTY', 'CUN')],
      '',
      ['1PC', undefined],
    ],
    [
      'for all flights, beside the first',
      [direction('COR', 'PTY', '1PC'), direction('PTY', 'COR')],
      'All flights: 1 bag of 23 kg',
      ['1PC', '1PC 23KG'],
    ],
    [
      'for all flights in two ways',
      [direction('COR', 'PTY'), direction('PTY', 'COR')],
      'All flights: 1 checked bag\nAll flights: 2 checked bags',
      [undefined, undefined],
    ],
  ])('an allowance %s', (_, segments, text, expected) => {
    expect(shareBaggage(segments, text.split('\n')).map(({ baggage }) => baggage?.value)).toEqual(
      expected,
    );
  });

  it('is a conclusion where it is not beside the flight', () => {
    expect(shareBaggage([bare, packed], [])[0]?.baggage?.foundBy).toBe('inferred');
  });
});
