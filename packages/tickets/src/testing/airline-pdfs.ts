import { HANGUL, makePdf } from './make-pdf.ts';

/** A label or value at a place on the page; Hangul and Latin in one text get a font each. */
type Cell = readonly [x: number, y: number, text: string, size?: number];

const HANGUL_RUNS = /[\p{Script=Hangul}]+|[^\p{Script=Hangul}]+/gu;

function drawCells(pdf: PDFKit.PDFDocument, cells: readonly Cell[]): void {
  for (const [x, y, text, size = 9] of cells) {
    let left = x;
    for (const [run] of text.matchAll(HANGUL_RUNS)) {
      pdf.font(/\p{Script=Hangul}/u.test(run) ? HANGUL : 'Helvetica').fontSize(size);
      pdf.text(run, left, y, { lineBreak: false });
      left += pdf.widthOfString(run);
    }
  }
}

interface KoreanAirSegment {
  readonly top: number;
  /** Code and city. */
  readonly from: readonly [code: string, city: string];
  readonly to: readonly [code: string, city: string];
  readonly flight: string;
  readonly departure: string;
  readonly arrival: string;
  readonly duration: string;
  readonly seat: string;
}

function toCells({
  top,
  from,
  to,
  flight,
  departure,
  arrival,
  duration,
  seat,
}: KoreanAirSegment): Cell[] {
  return [
    [40, top, '출발 From'],
    [220, top, '도착 To'],
    [420, top, '편명 Flight'],
    [40, top + 16, from[0], 14],
    [80, top + 20, from[1]],
    [220, top + 16, to[0], 14],
    [260, top + 20, to[1]],
    [420, top + 16, flight, 14],
    [420, top + 34, 'Operated by KE (KOREAN AIR)', 7],
    [40, top + 46, `${departure} (Local Time)`],
    [220, top + 46, `${arrival} (Local Time)`],
    [40, top + 60, 'Terminal No : 2'],
    [220, top + 60, 'Terminal No : 1'],
    [40, top + 84, '예약등급 Class : Y (일반석)', 8],
    [220, top + 84, '예약상태 Status : OK (확약)', 8],
    [400, top + 84, `좌석번호 Seat number : ${seat}`, 8],
    [40, top + 98, '기종 Aircraft Type : Boeing 777-300ER', 8],
    [220, top + 98, `비행시간 Flight Duration : ${duration}`, 8],
    [400, top + 98, '무료수하물 Baggage : 2PC', 8],
  ];
}

const KOREAN_AIR_SEGMENTS: readonly KoreanAirSegment[] = [
  {
    top: 150,
    from: ['ICN', '서울/인천'],
    to: ['JFK', '뉴욕'],
    flight: 'KE081',
    departure: '04MAR27(목) 10:00',
    arrival: '04MAR27(목) 10:20',
    duration: '14H 20M',
    seat: '34A',
  },
  {
    top: 290,
    from: ['JFK', '뉴욕'],
    to: ['ICN', '서울/인천'],
    flight: 'KE082',
    departure: '14MAR27(일) 12:00',
    arrival: '15MAR27(월) 16:30',
    duration: '15H 30M',
    seat: '35B',
  },
];

/** A Korean Air e-ticket with labels in two languages, values in larger type, boxes side by side. */
export function makeKoreanAirPdf(): Promise<Uint8Array> {
  return makePdf((pdf) => {
    drawCells(pdf, [
      [40, 40, '전자항공권 발행확인서', 14],
      [300, 44, 'e-Ticket Itinerary & Receipt'],
      [40, 80, '승객성명 Passenger Name'],
      [220, 80, 'KIM/MINA MS'],
      [40, 95, '예약번호 Booking Reference'],
      [220, 95, '1234-5678 (QX7R2M)'],
      [40, 110, '항공권번호 Ticket Number'],
      [220, 110, '1802345678901'],
      ...KOREAN_AIR_SEGMENTS.flatMap(toCells),
    ]);
  });
}

/** An electronic ticket receipt in columns, as Amadeus prints it for many airlines, in a proportional font. */
export function makeReceiptPdf(): Promise<Uint8Array> {
  const columns = [40, 170, 225, 255, 310, 355, 430, 475, 515, 550] as const;
  const row = (y: number, ...texts: readonly string[]): Cell[] =>
    texts.flatMap((text, index) =>
      text === '' ? [] : [[columns[index] ?? 0, y, text, 8] as const],
    );
  return makePdf((pdf) => {
    drawCells(pdf, [
      [180, 40, 'ELECTRONIC TICKET', 12],
      [160, 56, 'PASSENGER ITINERARY RECEIPT', 12],
      [40, 90, 'DATE: 12 JAN 2027', 8],
      [340, 90, 'NAME: KIM/MINA MS', 8],
      [40, 104, 'BOOKING REFERENCE: QX7R2M', 8],
      [40, 118, 'ETKT NBR: 180-2345678901', 8],
      ...row(
        150,
        'FROM /TO',
        'FLIGHT',
        'CL',
        'DATE',
        'DEP',
        'FARE BASIS',
        'NVB',
        'NVA',
        'BAG',
        'ST',
      ),
      ...row(
        172,
        'SEOUL INCHEON INT',
        'KE 081',
        'M',
        '04MAR',
        '1000',
        'MLE0ZRK1',
        '',
        '04MAR',
        '2PC',
        'OK',
      ),
      [40, 184, 'TERMINAL:2', 8],
      [40, 200, 'NEW YORK JOHN F', 8],
      [225, 200, 'ARRIVAL TIME: 1020', 8],
      [355, 200, 'ARRIVAL DATE: 04MAR', 8],
      ...row(
        222,
        'NEW YORK JOHN F',
        'KE 082',
        'M',
        '14MAR',
        '1200',
        'MLE0ZRK1',
        '',
        '14MAR',
        '2PC',
        'OK',
      ),
      [40, 234, 'TERMINAL:1', 8],
      [40, 250, 'SEOUL INCHEON INT', 8],
      [225, 250, 'ARRIVAL TIME: 1630', 8],
      [355, 250, 'ARRIVAL DATE: 15MAR', 8],
      [40, 290, 'BAGGAGE POLICY:', 8],
      [40, 302, 'ICNJFK 2PC  JFKICN 2PC', 8],
    ]);
  });
}

/** A receipt as Eurowings writes it, set in a proportional font. */
export function makeEurowingsPdf(): Promise<Uint8Array> {
  return makePdf((pdf) => {
    drawCells(pdf, [
      [40, 40, 'Eurowings', 14],
      [40, 70, 'Individual reservation code:'],
      [240, 70, '** QX7R2M **'],
      [40, 84, 'Date of booking:'],
      [240, 84, '12.01.2027  11:09'],
      [40, 110, 'Flight: 15.06.2027'],
      [150, 110, '|'],
      [165, 110, '4U 8462 (X)'],
      [40, 124, '* operated by Germanwings'],
      [40, 138, 'Departure: 12:55'],
      [150, 138, 'Berlin-Tegel'],
      [40, 152, 'Arrival:   13:50'],
      [150, 152, 'London Heathrow'],
    ]);
  });
}
