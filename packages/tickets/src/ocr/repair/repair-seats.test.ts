import { describe, expect, it } from 'vitest';
import { repairSeats } from './repair-seats.ts';

const under = (heading: string, ...rows: string[]): string =>
  [
    `Name                ${heading}   Ticket`,
    ...rows.map((seat, at) => `Traveller ${at + 1}         ${seat}   176${at}`),
  ].join('\n');

describe('repairSeats', () => {
  it.each<[string, string[], string[]]>([
    ['beside another seat of its row', ['110', '11E'], ['11D', '11E']],
    ['beside the next one', ['156', '15F'], ['15E', '15F']],
    ['on the other side', ['156', '15H'], ['15G', '15H']],
    ['alone', ['128'], ['12B']],
    ['that another has', ['124', '12A'], ['124', '12A']],
    ['that is none', ['123'], ['123']],
    ['of which two letters look alike', ['126'], ['126']],
  ])('mends a seat %s', (_, read, printed) => {
    expect(repairSeats(under('Seats:', ...read))).toBe(under('Seats:', ...printed));
    expect(repairSeats(under('좌석', ...read))).toBe(under('좌석', ...printed));
  });

  it.each([
    ['승객명            항공권번호        2H', 'EOM/J MR    982-2417733201    12A/ 9E', '좌석'],
    ['Name        Ticket number     Sa1s', 'EOM/J MR    982-2417733201    12A, 12B', 'Seat'],
  ])('mends a heading that is lost above seats: %s', (heading, row, seat) => {
    const lost = /\S+$/u.exec(heading)?.[0] ?? '';
    expect(repairSeats(`${heading}\n${row}`)).toBe(`${heading.replace(lost, seat)}\n${row}`);
  });

  it.each([
    '승객명      항공권번호        2H\nEOM/J MR    982-2417733201    12',
    'Name        Ticket number     Gate\nEOM/J MR    982-2417733201    12A',
    'Name        Anna              X1\nEOM/J MR    982-2417733201    12A',
    under('Gate', '110', '11E'),
    under('Seats:', '1100', '11E'),
    under('Seats:', '2', '110'),
    under('Seats left', '110'),
    'Seats: 11E\n110',
  ])('leaves as it is: %s', (text) => {
    expect(repairSeats(text)).toBe(text);
  });
});
