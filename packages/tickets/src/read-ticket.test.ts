import type { Language } from '@ooo/domain/shared/language';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTicket } from './read-ticket.ts';
import { makeEurowingsPdf, makeKoreanAirPdf, makeReceiptPdf } from './testing/airline-pdfs.ts';
import { TODAY } from './testing/read-bytes.ts';
import { makeSamples } from './testing/samples.ts';

const OUTBOUND = {
  flightNumber: 'KE81',
  from: 'ICN',
  to: 'JFK',
  departureDate: '2027-03-04',
  departureTime: '10:00',
  arrivalDate: '2027-03-04',
  arrivalTime: '10:20',
};

const INBOUND = {
  flightNumber: 'KE82',
  from: 'JFK',
  to: 'ICN',
  departureDate: '2027-03-14',
  departureTime: '12:00',
  arrivalDate: '2027-03-15',
  arrivalTime: '16:30',
};

let samples: ReadonlyMap<string, Uint8Array>;

beforeAll(async () => {
  samples = await makeSamples();
});

async function readFlights(bytes: Uint8Array | undefined) {
  const { flights } = await readTicket({ bytes: bytes ?? new Uint8Array(), today: TODAY });
  return flights;
}

function readIn(language: Language, text: string) {
  const writing = { language, clock: 'language' } as const;
  return readTicket({ bytes: new TextEncoder().encode(text), today: TODAY, writing });
}

describe('readTicket', () => {
  it.each(['text', 'UTF-16', 'PDF', 'mail', 'docx', 'doc', 'rich text'])(
    'reads the journey as %s',
    async (kind) => {
      const { legs: segments } = await readFlights(samples.get(kind));
      expect(segments).toMatchObject([{ ...OUTBOUND, pnr: 'QX7R2M' }, INBOUND]);
    },
  );

  it('reads the reservation of a page', async () => {
    const { legs: segments } = await readFlights(samples.get('page'));
    expect(segments).toMatchObject([{ ...OUTBOUND, seat: '34A', pnr: 'QX7R2M' }]);
  });

  it('takes an international airport that is not named for no airport', async () => {
    const { flights } = await readIn(
      'en',
      '예약번호 QX7R2M\n편명 KE657\n' +
        '출발  국제공항  2027년 3월 4일 18:05\n도착  방콕 수완나품  2027년 3월 4일 22:05\n',
    );
    expect(flights.legs).toMatchObject([{ flightNumber: 'KE657', to: 'BKK' }]);
    expect(flights.legs[0]?.from).toBeUndefined();
    expect(flights.warnings).toMatchObject([{ code: 'INCOMPLETE_LEG', leg: 0 }]);
  });

  it('reads the flight of a calendar', async () => {
    const { legs: segments } = await readFlights(samples.get('calendar'));
    expect(segments).toMatchObject([{ ...OUTBOUND, seat: '34A', pnr: 'QX7R2M' }]);
  });

  it.each(['pass', 'passes'])('reads the flight of a wallet %s', async (kind) => {
    const { legs: segments } = await readFlights(samples.get(kind));
    const { flightNumber, from, to, departureDate } = OUTBOUND;
    expect(segments).toEqual([
      expect.objectContaining({ flightNumber, from, to, departureDate, seat: '34A' }),
    ]);
  });

  it('tells what it could read where there is no flight', async () => {
    const bytes = new TextEncoder().encode('Two roads diverged\nin a yellow wood');
    const { text, flights } = await readTicket({ bytes, today: TODAY });
    expect(text).toBe('Two roads diverged\nin a yellow wood');
    expect(flights.legs).toEqual([]);
    expect(flights.warnings.map(({ code }) => code)).toContain('NO_FLIGHT');
  });
});

describe('readTicket in another language', () => {
  it.each<[Language, string, string, string[]]>([
    [
      'ko',
      '“Flight AF 22 CDG - JFK 10/11/2025 08:30 10:40” 표기는 며칠을 뜻하나요?',
      '항공권에는 9시간으로 적혀 있지만, 시각으로 계산하면 7시간 30분이에요.',
      ['2025년 11월 10일 (월)', '2025년 10월 11일 (토)'],
    ],
    [
      'es',
      '¿Qué día quiere decir «Flight AF 22 CDG - JFK 10/11/2025 08:30 10:40»?',
      'El billete dice 9 h, pero según sus horas el vuelo dura 7 h 30 min.',
      ['lun 10 nov 2025', 'sáb 11 oct 2025'],
    ],
  ])('asks and warns: %s', async (language, question, warning, labels) => {
    const segments = [
      'Flight AF 22  CDG - JFK  10/11/2025 08:30 10:40',
      'Duration: 8h 10m',
      '',
      'Flight DL 264  JFK - CDG  12/11/2025 19:30 09:00+1',
      'Duration: 9h 00m',
    ];
    const { flights } = await readIn(language, segments.join('\n'));
    expect(flights.questions[0]).toMatchObject({
      message: question,
      choices: labels.map((label) => ({ label })),
    });
    expect(flights.warnings).toMatchObject([{ code: 'DURATION_MISMATCH', message: warning }]);
  });

  it('says why there is no flight, and why a file is refused', async () => {
    const { flights } = await readIn('ko', 'Flight KE081 is a good flight.');
    expect(flights.warnings).toEqual([
      { code: 'NO_FLIGHT', message: '편명은 있지만 날짜가 없어요.' },
    ]);
    await expect(readIn('es', ' \n')).rejects.toMatchObject({
      code: 'EMPTY',
      message: expect.stringMatching(/^En este archivo no hay texto\./u),
    });
  });
});

/** Columns of a proportional font are further apart than those of a typewriter. */
describe('readTicket with the PDF of an airline', () => {
  it('reads Korean Air in Korean and English', async () => {
    const { legs: segments, ...rest } = await readFlights(await makeKoreanAirPdf());
    const shared = { aircraft: 'Boeing 777-300ER', baggage: '2PC', pnr: 'QX7R2M' };
    expect(segments).toMatchObject([
      { ...OUTBOUND, ...shared, duration: '14h 20m', seat: '34A' },
      { ...INBOUND, ...shared, duration: '15h 30m', seat: '35B' },
    ]);
    expect(rest).toMatchObject({
      destination: 'New York',
      passengers: ['Mina Kim'],
      warnings: [],
    });
  });

  it('reads the electronic ticket receipt in columns', async () => {
    const { legs: segments } = await readFlights(await makeReceiptPdf());
    expect(segments).toMatchObject([
      { ...OUTBOUND, baggage: '2PC' },
      { ...INBOUND, baggage: '2PC' },
    ]);
  });

  it('reads Eurowings', async () => {
    const { legs: segments } = await readFlights(await makeEurowingsPdf());
    expect(segments).toMatchObject([
      {
        flightNumber: '4U8462',
        from: 'TXL',
        to: 'LHR',
        departureDate: '2027-06-15',
        departureTime: '12:55',
        arrivalTime: '13:50',
        pnr: 'QX7R2M',
      },
    ]);
  });
});
