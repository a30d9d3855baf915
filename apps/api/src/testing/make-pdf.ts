import Pdf from 'pdfkit';

/** A PDF with a text layer: one line of the typewriter a line of the text. */
export async function makePdf(text: string, options: { password?: string } = {}): Promise<Buffer> {
  const { password } = options;
  const document = new Pdf(password ? { userPassword: password } : {});
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  document.font('Courier').fontSize(9).text(text);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A journey as Amadeus prints it: outbound and return. */
export const ITINERARY = `FLIGHT KE 82 - KOREAN AIR            THU 01 OCTOBER 2026
DEPARTURE: NEW YORK, NY (JOHN F KENNEDY), TERMINAL 1    01 OCT 12:00
ARRIVAL: SEOUL, KR (INCHEON INTL), TERMINAL 2           02 OCT 16:30

FLIGHT KE 81 - KOREAN AIR            SUN 11 OCTOBER 2026
DEPARTURE: SEOUL, KR (INCHEON INTL), TERMINAL 2         11 OCT 10:00
ARRIVAL: NEW YORK, NY (JOHN F KENNEDY), TERMINAL 1      11 OCT 10:20
`;
