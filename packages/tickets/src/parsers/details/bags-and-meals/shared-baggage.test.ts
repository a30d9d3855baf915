import { describe, expect, it } from 'vitest';
import type { Found, LegDraft } from '../../../document.ts';
import { shareBaggage } from './shared-baggage.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const bare: LegDraft = { flightNumber: found('EK148') };
const packed: LegDraft = { ...bare, baggage: found('1PC') };

describe('shareBaggage', () => {
  it.each<[string, LegDraft[], string, (string | undefined)[]]>([
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
  ])('an allowance %s', (_, legs, text, expected) => {
    expect(shareBaggage(legs, text.split('\n')).map(({ baggage }) => baggage?.value)).toEqual(
      expected,
    );
  });

  const way = (from: string, to: string, baggage?: string): LegDraft => ({
    ...bare,
    from: found(from),
    to: found(to),
    ...(baggage ? { baggage: found(baggage) } : {}),
  });

  it.each<[string, LegDraft[], string, (string | undefined)[]]>([
    [
      'below each way',
      [way('COR', 'PTY'), way('PTY', 'CUN', '1PC'), way('CUN', 'PTY'), way('PTY', 'COR', '2PC')],
      '',
      ['1PC', '1PC', '2PC', '2PC'],
    ],
    ['of one way alone', [way('COR', 'PTY', '1PC'), way('PTY', 'COR')], '', ['1PC', undefined]],
    ['of a first flight', [way('COR', 'PTY', '1PC'), way('PTY', 'CUN')], '', ['1PC', undefined]],
    [
      'for all flights, beside the first',
      [way('COR', 'PTY', '1PC'), way('PTY', 'COR')],
      'All flights: 1 bag of 23 kg',
      ['1PC', '1PC 23KG'],
    ],
    [
      'for all flights in two ways',
      [way('COR', 'PTY'), way('PTY', 'COR')],
      'All flights: 1 checked bag\nAll flights: 2 checked bags',
      [undefined, undefined],
    ],
  ])('an allowance %s', (_, legs, text, expected) => {
    expect(shareBaggage(legs, text.split('\n')).map(({ baggage }) => baggage?.value)).toEqual(
      expected,
    );
  });

  it('is a conclusion where it is not beside the flight', () => {
    expect(shareBaggage([bare, packed], [])[0]?.baggage?.foundBy).toBe('inferred');
  });
});
