import { describe, expect, test } from 'vitest';
import type { SegmentDraft } from '../../../document.ts';
import { addDirectionSeats } from './direction-seats.ts';

const seatsOf = (text: string, count = 2): (string | undefined)[] =>
  addDirectionSeats(
    Array.from({ length: count }, (): SegmentDraft => ({})),
    text.split('\n'),
  ).map(({ seat }) => seat?.value);

const near = (value: string): SegmentDraft => ({
  seat: { value, snippet: value, foundBy: 'shapes' },
});
const readBeside = (segment: SegmentDraft) =>
  addDirectionSeats([{}, segment], ['가는편 좌석 11C', '오는편 좌석 9A']).map(
    ({ seat }) => seat?.value,
  );

describe('seats of a direction', () => {
  test.each([
    [
      'below their labels',
      'Outbound seat\n14A\nReturn seat\n07A\nOutbound seat\n14B\nReturn seat\n07B',
    ],
    ['beside their labels', 'Outbound seat: 14A, 14B\nReturn seat: 7A, 7B'],
    [
      'in their columns',
      'TRAVELERS    DEPARTING SEAT   RETURNING SEAT   BAGS\nTammy Jo     14A              7A               1 checked\nWade         14B              7B               1 personal',
    ],
    [
      'in columns of a table in Korean',
      ' NO 성명     영문명                출국좌석  귀국좌석\n 1  문상철   MOON/SANGCHEOL MR     14A      7A\n 2  배은주   BAE/EUNJU MS          14B      7B',
    ],
    ['behind the word for seats', '사전좌석 : 가는편 14A, 14B / 오는편 7A, 7B'],
    [
      'of each traveller',
      'Ida: asiento 14A\nVuelta: asiento 7A\nIda: asiento 14B\nVuelta: asiento 7B',
    ],
    ['behind bars', 'Asiento ida 14A | Asiento regreso 7A\nAsiento ida 14B | Asiento regreso 7B'],
    [
      'below the ways alone',
      'Going out   Coming back\nSeat: 14A   Seat: 7A\nBag: 1      Bag: 1\n\nGoing out   Coming back\nSeat: 14B   Seat: 7B',
    ],
    [
      'by the place in the list',
      '성명   구간1 좌석   구간2 좌석\nHONG   14A          7A\nKWAK   14B          7B',
    ],
    [
      'in columns that begin with the word for seats',
      'Passager       Siège aller   Siège retour   Bagages\nAnne Lefebvre  14A           7A             23 kg\nLéo Lefebvre   14B           7B             23 kg',
    ],
    [
      'in columns whose ways stand in brackets',
      '탑승객         좌석(가는 편)   좌석(오는 편)   수하물\nYOON/JIWOO   14A           7A           15KG\nYOON/JIHO    14B           7B           15KG',
    ],
    ['with dots between', '좌석: 가는 편 14A·14B / 오는 편 7A·7B'],
    [
      'in the halves of a page',
      'IDA                         VUELTA\nVY3210                      VY3217\n\nNekane Gil    14A  Plus     Nekane Gil    7A\nTelmo Bas     14B  Plus     Telmo Bas     7B',
    ],
    ['before the ways, in a list', 'Asientos: 14A, 14B (ida), 7A, 7B (vuelta)'],
    ['before the way', 'Asiento 14A, 14B (IDA)\nAsiento 7A, 7B (VUELTA)'],
    [
      'behind other things of a way',
      'Ida: equipaje de mano (10 kg), 1 maleta. Silla 14A, 14B\nRegreso: Artículo personal. Silla: 7A, 7B',
    ],
    [
      'behind a word for booked ahead',
      '여정 1 : 사전좌석 14A, 14B / 위탁수하물 15kg\n여정 2 : 사전좌석 7A, 7B',
    ],
    [
      'before other things in the columns of ways',
      'Passengers   Outbound                     Return\nTammy Jo     Seat 14A, 20 kg checked bag  Seat 7A, no checked bag\nWade         Seat 14B                     Seat 7B',
    ],
    [
      'behind a word for booked ahead',
      '여정 1 : 사전좌석 14A, 14B / 위탁수하물 15kg\n여정 2 : 사전좌석 7A, 7B / 위탁수하물 15kg',
    ],
    ['in a list', 'Seats (outbound) 14A & 14B, (return) 7A & 7B'],
  ])('are read %s', (_, text) => {
    expect(seatsOf(text)).toEqual(['14A, 14B', '7A, 7B']);
  });

  test('are of one direction alone where the other has none', () => {
    expect(seatsOf('좌석: 가는편 12A / 오는편 미지정')).toEqual(['12A', undefined]);
    expect(seatsOf('Departure: 07:05 AM   Seat: 21C')).toEqual([undefined, undefined]);
    expect(seatsOf('Going 12A Main Street, return 14C Elm Street')).toEqual([undefined, undefined]);
  });

  test('count where both stood near the last flight, and not where another did', () => {
    expect(readBeside(near('11C, 9A'))).toEqual(['11C', '9A']);
    expect(readBeside(near('30K'))).toEqual(['11C', '30K']);
    expect(readBeside({ seat: { value: '11C', snippet: '', foundBy: 'shapes', line: 2 } })).toEqual(
      ['11C', '9A'],
    );
  });

  test('say nothing where there are connections', () => {
    expect(seatsOf('Outbound seat: 14A\nReturn seat: 7A', 4)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
