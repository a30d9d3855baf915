import { describe, expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { addCarrierRecordLocators } from './carrier-record-locators.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const segments: SegmentDraft[] = [
  { flightNumber: found('OZ331') },
  { flightNumber: found('CA1519') },
];

const readOperated = (...flown: (SegmentDraft | undefined)[]) =>
  addCarrierRecordLocators(
    flown.filter((segment) => segment !== undefined),
    ['PNR : 9RBK4M (OZ) / NFD0X7 (UA)'],
  ).map(({ pnr }) => pnr?.value);

describe('addCarrierLocators', () => {
  it.each([
    ['아시아나 예약번호는 9RBK4M, 국내선(CA) 예약번호는 NFD0X7 입니다.'],
    ['Asiana Airlines booking reference: 9RBK4M\nAir China booking reference: NFD0X7'],
    ['Booking reference (OZ): 9RBK4M / Booking reference (CA): NFD0X7'],
    ['항공 예약번호   아시아나항공 9RBK4M  /  중국국제항공 NFD0X7'],
    ['VENDOR LOCATORS\nOZ*9RBK4M    18NOV 1521\nCA*NFD0X7    18NOV 1521'],
    ['AIRLINE REF  OZ 9RBK4M  CA NFD0X7'],
    ['예약번호 적어둘게\n아시아나 9RBK4M\n중국국제항공 NFD0X7'],
    ['[예약번호]\n아시아나항공     9RBK4M\n중국국제항공     NFD0X7'],
    ['Asiana Airlines, ref 9RBK4M\nAir China, ref NFD0X7'],
    ['y los códigos?\nAsiana Airlines: 9RBK4M\nAir China: NFD0X7'],
    ['CONFIRMATION\n9RBK4M (Asiana Airlines)\nNFD0X7 (Air China)'],
    ['Asiana Airlines\nConfirmation\n9RBK4M\nAir China\nConfirmation\nNFD0X7'],
    ['Código de reserva de la aerolínea\nAsiana Airlines: 9RBK4M\nAir China: NFD0X7'],
    ['*Confirmation numbers*\nAsiana Airlines: 9RBK4M\nAir China: NFD0X7'],
    ['PNR : 9RBK4M (전 구간)\n- OZ 구간 PNR : 9RBK4M\n- CA 구간 PNR : NFD0X7'],
    ['Booking references: Asiana Airlines 9RBK4M, Air China NFD0X7'],
    ['예약번호 PNR : 9RBK4M (OZ) / NFD0X7 (CA)'],
    ['BOOKING REF: AMADEUS: 3QZLWU   AIRLINE: OZ/9RBK4M  CA/NFD0X7'],
    [
      'Asiana Airlines booking reference: 9RBK4M\nand Air China for the way back. Your booking NFD0X7',
    ],
  ])('%s', (text) => {
    expect(
      addCarrierRecordLocators(segments, text.split('\n')).map(({ pnr }) => pnr?.value),
    ).toEqual(['9RBK4M', 'NFD0X7']);
  });

  it('knows record locators of five and seven signs by their airline', () => {
    const flown: SegmentDraft[] = [
      { flightNumber: found('IB656') },
      { flightNumber: found('U28612') },
    ];
    const read = (...lines: string[]) =>
      addCarrierRecordLocators(flown, lines).map(({ pnr }) => pnr?.value);
    expect(
      read('Localizadores de la aerolínea', 'Ida - easyJet: KC4M2XJ', 'Vuelta - Iberia: N4KW8'),
    ).toEqual(['N4KW8', 'KC4M2XJ']);
    expect(read('Airline reference: N4KW8T (Iberia) · KC4M2XJ (easyJet)')).toEqual([
      'N4KW8T',
      'KC4M2XJ',
    ]);
    expect(read('Booking references: Iberia IB656, easyJet U2861')).toEqual([undefined, undefined]);
  });

  it('gives that of an airline without a flight of its own to those that it operates', () => {
    const [first, second] = segments.map((segment, at) => ({
      ...segment,
      ...(at === 1 ? { operatedBy: found('UNITED AIRLINES') } : {}),
    }));
    expect(readOperated(first, second)).toEqual(['9RBK4M', 'NFD0X7']);
    expect(readOperated(first, second, { flightNumber: found('UA857') })).toEqual([
      '9RBK4M',
      undefined,
      'NFD0X7',
    ]);
  });

  it('gives an airline its own where only that one is listed', () => {
    const read = addCarrierRecordLocators(segments, ['VENDOR LOCATORS', 'CA*NFD0X7']);
    expect(read.map(({ pnr }) => pnr?.value)).toEqual([undefined, 'NFD0X7']);
  });

  it.each([
    'Asiana Airlines booking reference: 9RBK4M',
    'Booking reference: 9RBK4M',
    'Booking references: call Asiana Airlines',
    'OZ3909 (Asiana Airlines) from Seoul, CA1519 (Air China)',
    '예약번호 9RBK4M  /  승인번호 123456',
    'Asiana Airlines\nConfirmation\nCHANGE',
    'Código de reserva\nHotel Asiana: 9RBK4M',
    'AM 구간 PNR : NFD0X7',
  ])('leaves the segments where one is named for all, or none: %s', (text) => {
    expect(addCarrierRecordLocators(segments, [text])).toEqual(segments);
  });
});
