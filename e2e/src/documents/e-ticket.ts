import Pdf from 'pdfkit';

/** One printed flight of an e-ticket. */
export interface PrintedFlight {
  readonly flightNumber: string;
  readonly from: { readonly code: string; readonly city: string };
  readonly to: { readonly code: string; readonly city: string };
  /** As printed: `10APR27(SAT) 13:00`. */
  readonly departure: string;
  readonly arrival: string;
  readonly duration: string;
  readonly aircraft: string;
  readonly seat: string;
}

export interface PrintedTicket {
  readonly passenger: string;
  readonly pnr: string;
  readonly issued: string;
  readonly flights: readonly PrintedFlight[];
}

const LEFT = 48;
const COLUMNS = [LEFT, 220, 400] as const;
const LINE = 18;

/** A traveller who does not exist, to Seoul and back. */
export const RETURN_TO_SEOUL: PrintedTicket = {
  passenger: 'PARK/MINA MS',
  pnr: 'QX7T2K',
  issued: '12JAN2027',
  flights: [
    {
      flightNumber: 'KE082',
      from: { code: 'JFK', city: 'NEW YORK/JOHN F KENNEDY' },
      to: { code: 'ICN', city: 'SEOUL/INCHEON' },
      departure: '10APR2027(SAT) 14:00',
      arrival: '11APR2027(SUN) 17:30',
      duration: '14H 30M',
      aircraft: 'BOEING 777-300ER',
      seat: '34A',
    },
    {
      flightNumber: 'KE081',
      from: { code: 'ICN', city: 'SEOUL/INCHEON' },
      to: { code: 'JFK', city: 'NEW YORK/JOHN F KENNEDY' },
      departure: '16APR2027(FRI) 19:30',
      arrival: '16APR2027(FRI) 21:00',
      duration: '14H 30M',
      aircraft: 'BOEING 777-300ER',
      seat: '41C',
    },
  ],
};

/** The same ticket with one of its flights alone. */
export function oneFlightOf(ticket: PrintedTicket, index: 0 | 1): PrintedTicket {
  return { ...ticket, flights: ticket.flights.slice(index, index + 1) };
}

interface Protection {
  /** What opens the file. */
  readonly password?: string;
}

/** The e-ticket as Korean Air lays it out in English: an itinerary and receipt with a text layer. */
export async function makeETicketPdf(
  ticket: PrintedTicket,
  { password }: Protection = {},
): Promise<Buffer<ArrayBuffer>> {
  const protection = password === undefined ? {} : { userPassword: password };
  const pdf = new Pdf({ size: 'A4', margin: LEFT, ...protection });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve) => {
    pdf.on('end', resolve);
  });

  let y = 60;
  const row = (...cells: readonly string[]): void => {
    for (const [column, cell] of cells.entries()) {
      pdf.fontSize(10).text(cell, COLUMNS[column] ?? LEFT, y, { lineBreak: false });
    }
    y += LINE;
  };

  pdf.fontSize(16).text('KOREAN AIR', LEFT, y, { lineBreak: false });
  y += 28;
  row('e-Ticket Itinerary & Receipt');
  row('Passenger Name', ticket.passenger);
  row('Booking Reference', ticket.pnr);
  row('Ticket Number', '180-2345678901');
  row('Date of Issue', ticket.issued);
  for (const flight of ticket.flights) {
    y += LINE;
    row('From', 'To', 'Flight');
    row(
      `${flight.from.code} ${flight.from.city}`,
      `${flight.to.code} ${flight.to.city}`,
      flight.flightNumber,
    );
    row(`${flight.departure} (Local Time)`, `${flight.arrival} (Local Time)`);
    row('Terminal No : 1', 'Terminal No : 2');
    row('Class : Y', 'Status : OK', `Seat number : ${flight.seat}`);
    row(
      `Aircraft Type : ${flight.aircraft}`,
      `Flight Duration : ${flight.duration}`,
      'Baggage : 2PC',
    );
  }
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}
