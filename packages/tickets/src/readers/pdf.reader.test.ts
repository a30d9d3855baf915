import { describe, expect, it } from 'vitest';
import { MAX_PAGES } from '../limits.ts';
import { HANGUL, makePdf, makeTypewriterPdf, type Draw } from '../testing/make-pdf.ts';
import { readBytes } from '../testing/read-bytes.ts';

const line = { lineBreak: false } as const;

async function readDrawn(draw: Draw): Promise<readonly string[]> {
  const { lines } = await readBytes(await makePdf(draw));
  return lines;
}

const ITINERARY = [
  'FLIGHT     DL 9520 - DELTA AIR LINES                         TUE 07 JUNE 2016',
  '-----------------------------------------------------------------------------',
  'DEPARTURE: BERLIN, DE (TEGEL)                                    07 JUN 12:10',
  'ARRIVAL:   AMSTERDAM, NL (SCHIPHOL AIRPORT)                      07 JUN 13:30',
  '           RESERVATION CONFIRMED, ECONOMY (M)                 DURATION: 01:20',
  '',
  'FLIGHT     DL 139 - DELTA AIR LINES                          TUE 07 JUNE 2016',
];

describe('readPdf §5.11', () => {
  it('gives back a typewritten itinerary to the letter', async () => {
    const { text, kind, notices } = await readBytes(await makeTypewriterPdf(ITINERARY));
    expect(text.trim()).toBe(ITINERARY.join('\n'));
    expect({ kind, notices }).toEqual({ kind: 'pdf', notices: [] });
  });

  it('keeps the columns of a table set in a proportional font', async () => {
    const rows = [
      ['From', 'To', 'Flight', 'Departs'],
      ['ICN Incheon', 'JFK New York', 'KE 081', '10:00'],
      ['WWWWW MMMMM', 'ill', 'OZ 222', '09:05'],
    ];
    const lines = await readDrawn((pdf) => {
      for (const [row, cells] of rows.entries()) {
        for (const [column, cell] of cells.entries())
          pdf.text(cell, 40 + column * 130, 50 + row * 15, line);
      }
    });
    expect(lines.slice(0, 3).map((text) => text.trim().split(/ {2,}/))).toEqual(rows);
    for (const cell of ['Departs', '10:00', '09:05']) {
      expect(lines.find((text) => text.includes(cell))?.indexOf(cell)).toBe(
        lines[0]?.indexOf('Departs'),
      );
    }
  });

  it('keeps two boxes apart whose lines are not on the same height', async () => {
    const lines = await readDrawn((pdf) => {
      for (const [row, text] of ['Passenger KIM/MINA', 'Seat 34A', 'Meal Bibimbap'].entries()) {
        pdf.fontSize(10).text(text, 40, 100 + row * 14, line);
      }
      for (const [row, text] of ['Booking reference', 'QX7R2M', 'Issued 13 AUG 25'].entries()) {
        pdf.fontSize(10).text(text, 320, 104 + row * 17, line);
      }
    });
    const column = lines.find((text) => text.includes('Booking'))?.indexOf('Booking');
    expect(column).toBeGreaterThan(30);
    expect(lines.find((text) => text.includes('QX7R2M'))?.indexOf('QX7R2M')).toBe(column);
    expect(lines.find((text) => text.includes('Seat 34A'))?.indexOf('Seat')).toBe(0);
  });

  it('reads Hangul beside Latin on one line', async () => {
    const lines = await readDrawn((pdf) => {
      pdf.font(HANGUL).fontSize(10).text('출발', 40, 50, line);
      pdf.font('Helvetica').text('From', 64, 51, line);
      pdf.font(HANGUL).text('서울/인천', 300, 50, line);
    });
    expect(lines[0]).toMatch(/^출발 From {2,}서울\/인천$/);
  });

  it('joins words that kerning has split and parts those that stand apart', async () => {
    const lines = await readDrawn((pdf) => {
      pdf.fontSize(12).text('AVAYA To: Wave, LTX Ty.', 40, 50, { ...line, features: ['kern'] });
      const width = pdf.widthOfString('Termi');
      pdf.text('Termi', 40, 80, line).text('nal', 40 + width + 0.4, 80, line);
      pdf.text('2', 40 + width + pdf.widthOfString('nal') + 4, 80, line);
    });
    expect(lines.filter((text) => text !== '')).toEqual(['AVAYA To: Wave, LTX Ty.', 'Terminal 2']);
  });

  it('puts a raised +1 behind the time that it belongs to', async () => {
    const lines = await readDrawn((pdf) => {
      pdf.fontSize(10).text('00:15', 40, 50, line);
      pdf.fontSize(6).text('+1', 41 + pdf.fontSize(10).widthOfString('00:15'), 50, line);
      pdf.fontSize(10).text('JFK', 200, 50, line);
    });
    expect(lines[0]).toMatch(/^00:15 ?\+1 {2,}JFK$/);
  });

  it('says once what is printed twice to look bold', async () => {
    const lines = await readDrawn((pdf) => {
      pdf.text('KE 081', 40, 50, line).text('KE 081', 40.4, 50, line);
    });
    expect(lines[0]).toBe('KE 081');
  });

  it('reads a page that is turned, and text that is turned on it', async () => {
    const lines = await readDrawn((pdf) => {
      pdf.rotate(90, { origin: [300, 300] });
      pdf.text('KE 081', 100, 300, line).text('ICN', 100, 320, line).text('JFK', 250, 320, line);
    });
    expect(lines.slice(0, 2)).toEqual(['KE 081', expect.stringMatching(/^ICN {2,}JFK$/)]);
  });

  it('does not mix text at the margin that is turned into the lines', async () => {
    const lines = await readDrawn((pdf) => {
      pdf.text('KE 081', 40, 50, line).text('ICN', 40, 65, line);
      pdf.rotate(90, { origin: [500, 50] }).text('KEEP', 500, 50, line);
    });
    expect(lines.filter((text) => text !== '')).toEqual(['KE 081', 'ICN', 'KEEP']);
  });

  it('reads the first pages of a very long document and says that it did', async () => {
    const bytes = await makePdf((pdf) => {
      for (let page = 1; page <= MAX_PAGES + 1; page += 1) {
        if (page > 1) pdf.addPage();
        pdf.text(`Page ${page}.`, 40, 50, line);
      }
    });
    const { text, notices } = await readBytes(bytes);
    expect(text).toContain(`Page ${MAX_PAGES}.`);
    expect(text).not.toContain(`Page ${MAX_PAGES + 1}.`);
    expect(notices).toEqual([{ code: 'TRUNCATED', message: expect.stringContaining('61 pages') }]);
  });

  it('says that a scan has no text', async () => {
    const { text, notices } = await readBytes(
      await makePdf((pdf) => pdf.rect(40, 40, 300, 200).fill('#888')),
    );
    expect(text.trim()).toBe('');
    expect(notices).toEqual([
      { code: 'NO_TEXT', message: expect.stringContaining('pictures but no readable text') },
    ]);
  });

  it('leaves the bytes of the caller as they are', async () => {
    const bytes = await makeTypewriterPdf(['KE 081']);
    const before = bytes.slice();
    await readBytes(bytes);
    expect(bytes).toEqual(before);
  });
});
