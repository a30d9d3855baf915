import { FLIGHT_EVENT, makeCalendar } from './make-calendar.ts';
import { makeDoc } from './make-doc.ts';
import { makeDocx } from './make-docx.ts';
import { makeMail } from './make-mail.ts';
import { makePass } from './make-pass.ts';
import { makeTypewriterPdf } from './make-pdf.ts';
import { makeRtf } from './make-rtf.ts';
import { makeJsonLdPage, RESERVATION } from './reservation.ts';
import { makeZip } from './make-zip.ts';

/** An itinerary as Amadeus prints it, of a traveller who does not exist. */
export const ITINERARY = `TRAVEL AGENCY                                 BOOKING REF: QX7R2M
                                              DATE:        12 JAN 2027
                                              KIM/MINA MS

FLIGHT     KE 81 - KOREAN AIR                                THU 04 MARCH 2027
-----------------------------------------------------------------------------
DEPARTURE: SEOUL, KR (INCHEON INTERNATIONAL), TERMINAL 2         04 MAR 10:00
ARRIVAL:   NEW YORK, NY (JOHN F KENNEDY INTL), TERMINAL 1        04 MAR 10:20
           FLIGHT BOOKING REF: KE/QX7R2M
           RESERVATION CONFIRMED, ECONOMY (M)                 DURATION: 14:20
- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
           BAGGAGE ALLOWANCE:        2PC
           MEAL:                     LUNCH
NON STOP   SEOUL TO NEW YORK
           OPERATED BY:              KOREAN AIR, KE
           EQUIPMENT:                BOEING 777-300ER

FLIGHT     KE 82 - KOREAN AIR                                SUN 14 MARCH 2027
-----------------------------------------------------------------------------
DEPARTURE: NEW YORK, NY (JOHN F KENNEDY INTL), TERMINAL 1        14 MAR 12:00
ARRIVAL:   SEOUL, KR (INCHEON INTERNATIONAL), TERMINAL 2         15 MAR 16:30
           RESERVATION CONFIRMED, ECONOMY (M)                 DURATION: 15:30
`;

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The same journey as each kind of file that is read. */
export async function makeSamples(): Promise<ReadonlyMap<string, Uint8Array>> {
  const pdf = await makeTypewriterPdf(ITINERARY.split('\n'));
  const page = makeJsonLdPage(RESERVATION);
  const mail = makeMail([
    { type: 'text/plain; charset=utf-8', content: ITINERARY },
    { type: 'text/html; charset=utf-8', content: page, name: 'trip.html' },
    { type: 'application/pdf', content: pdf, name: 'ticket.pdf' },
  ]);
  return new Map([
    ['text', encode(ITINERARY)],
    ['UTF-16', Buffer.from(`\uFEFF${ITINERARY}`, 'utf16le')],
    ['page', encode(page)],
    ['mail', encode(mail)],
    ['PDF', pdf],
    ['docx', makeDocx(ITINERARY.split('\n'))],
    ['doc', makeDoc(ITINERARY)],
    ['rich text', makeRtf(ITINERARY)],
    ['calendar', encode(makeCalendar([FLIGHT_EVENT]))],
    ['pass', makePass()],
    ['data', encode(JSON.stringify(RESERVATION))],
    ['passes', makeZip({ 'a.pkpass': makePass() })],
  ]);
}
