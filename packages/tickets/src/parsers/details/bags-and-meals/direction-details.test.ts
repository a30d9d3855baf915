import { expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { addDirectionDetails } from './direction-details.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const segment = (from: string, to: string): SegmentDraft => ({ from: found(from), to: found(to) });
const segments = [segment('LHR', 'JFK'), segment('JFK', 'LHR')];
const read = (text: string, of = segments) =>
  addDirectionDetails(of, text.split('\n')).map(
    ({ baggage, meal }) => baggage?.value ?? meal?.value,
  );

it.each<[string, (string | undefined)[]]>([
  [
    'Outbound: 1 x 23kg checked baggage allowance per passenger\nInbound: 2 x 23kg checked baggage allowance per passenger',
    ['1PC 23KG', '2PC 23KG'],
  ],
  [
    'Ida: asiento 7C, Fly Light + maleta facturada 20kg\nIda: asiento 7B, maleta facturada 20kg',
    ['20KG', undefined],
  ],
  [
    ' - Aller : siège 12A, bagage en soute 20 kg\n - Retour : siège 14C, sans bagage en soute',
    ['20KG', '0PC'],
  ],
  [
    'Ida: Light, sin equipaje de bodega. Vuelta: Plus, 1 equipaje de bodega de 23 kg.',
    ['0PC', '1PC 23KG'],
  ],
  ['여정 1 : 사전좌석 7A, 7B / 기내식 김치볶음밥', ['김치볶음밥', undefined]],
  ['Aller : siège 12A, repas : salade de poulet', ['salade de poulet', undefined]],
  [
    'Passengers   Outbound                     Return\nZofia        Seat 12A, 20 kg checked bag  Seat 14C, no checked bag\nPiotr        Seat 12B                     Seat 14D',
    ['20KG', '0PC'],
  ],
  [
    'Outbound      Return\n1 bag 23 kg   2 bags 23 kg\n2 bags 23 kg  2 bags 23 kg',
    [undefined, '2PC 23KG'],
  ],
  ['Outbound      Return\n\n1 bag 23 kg   2 bags 23 kg', [undefined, undefined]],
  ['Return: meals on board', [undefined, undefined]],
  ['Baggage in the hold. Return: 1 checked bag', [undefined, undefined]],
  ['Outbound: 1 carry-on bag', [undefined, undefined]],
  ['Outbound: London to New York', [undefined, undefined]],
  ['Outbound: 1 checked bag\nOutbound: 2 checked bags', [undefined, undefined]],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

it('takes what was read of a line for a flight of the other direction', () => {
  const near = { ...found('20KG'), line: 1 };
  const lines = 'Outbound: checked bag 20 kg\nReturn: no checked bag';
  expect(read(lines, [segment('LHR', 'JFK'), { ...segment('JFK', 'LHR'), baggage: near }])).toEqual(
    ['20KG', '0PC'],
  );
});

it('leaves what a flight has', () => {
  expect(
    read('Outbound: 1 checked bag', [{ ...segment('LHR', 'JFK'), baggage: found('2PC') }]),
  ).toEqual(['2PC']);
});
