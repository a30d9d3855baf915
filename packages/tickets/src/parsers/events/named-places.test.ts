import { describe, expect, it } from 'vitest';
import { findNamedPlaces } from './named-places.ts';

function read(text: string, verb?: string): [string, string | undefined][] {
  const verbs = verb === undefined ? [] : [text.indexOf(verb) + verb.length];
  return findNamedPlaces(text, verbs).map(({ value }) => [value.name, value.side]);
}

describe('findNamedPlaces', () => {
  it.each<[string, [string, string | undefined][]]>([
    [
      'the service KE1210 from Jeju to Seoul Gimpo, which',
      [
        ['Jeju', 'from'],
        ['Seoul Gimpo', 'to'],
      ],
    ],
    ['arrive in Seoul Incheon at 17:15', [['Seoul Incheon', undefined]]],
    ['sale de la Ciudad de México a las 18:05', [['Ciudad de México', 'from']]],
    ['llegará a Madrid el sábado', [['Madrid', 'to']]],
    ['leaving from New York JFK on Friday', [['JFK', 'from']]],
    ['arriving at JFK at 7:25 PM', [['JFK', undefined]]],
    [
      '인천공항에서 방콕으로 출발',
      [
        ['인천공항', 'from'],
        ['방콕', 'to'],
      ],
    ],
    ['도쿄(나리타) 도착', [['도쿄(나리타)', undefined]]],
    ['sale de la Ciudad de México (MEX, Terminal 2)', [['MEX', 'from']]],
  ])('%s', (text, places) => {
    expect(read(text)).toEqual(places);
  });

  it('takes what follows a verb', () => {
    expect(read('flight A3 602 leaves Athens at 08:05', 'leaves')).toEqual([['Athens', undefined]]);
  });

  it.each([
    'with Korean Air and your guide',
    'taken to the Hotel',
    'in October',
    '가이드 미팅 후 호텔에',
  ])('finds none in %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
