import { describe, expect, it } from 'vitest';
import { readTicket } from '../read-ticket.ts';
import { makeDocx } from '../testing/make-docx.ts';
import { readBytes, TODAY } from '../testing/read-bytes.ts';
import { ITINERARY } from '../testing/samples.ts';
import { makeZip } from '../testing/make-zip.ts';

const readDocx = async (...args: Parameters<typeof makeDocx>) =>
  (await readBytes(makeDocx(...args))).text.trim();

describe('readDocx', () => {
  it('reads a journey line by line §5.11', async () => {
    const { flights } = await readTicket({ bytes: makeDocx(ITINERARY.split('\n')), today: TODAY });
    expect(flights.legs).toMatchObject([
      { flightNumber: 'KE81', from: 'ICN', to: 'JFK', departureTime: '10:00', pnr: 'QX7R2M' },
      { flightNumber: 'KE82', arrivalDate: '2027-03-15' },
    ]);
  });

  it('reads a journey in a table', async () => {
    const table = [
      ['Flight', 'From', 'To', 'Date', 'Departs', 'Arrives'],
      ['KE 081', 'Seoul (ICN)', 'New York (JFK)', '04 MAR 2027', '10:00', '10:20'],
      ['KE 082', 'New York (JFK)', 'Seoul (ICN)', '14 MAR 2027', '12:00', '16:30 +1'],
    ];
    const bytes = makeDocx(['Your journey', table]);
    const { flights } = await readTicket({ bytes, today: TODAY });
    expect(flights.legs).toMatchObject([
      {
        flightNumber: 'KE81',
        from: 'ICN',
        to: 'JFK',
        departureTime: '10:00',
        arrivalTime: '10:20',
      },
      { flightNumber: 'KE82', from: 'JFK', to: 'ICN', arrivalDate: '2027-03-15' },
    ]);
  });

  it('keeps the columns of tables and of tabs', async () => {
    const rows = [
      ['From', 'To'],
      ['Seoul', 'New York'],
    ];
    expect(await readDocx([rows])).toBe('From    To\nSeoul   New York');
    expect(await readDocx(['From\tTo', 'Seoul\tNew York'])).toBe('From   To\nSeoul  New York');
  });

  it('leaves a cell empty below one that was merged with it', async () => {
    const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:tbl>
      ${makeMergedRow('restart', '15 Feb', 'QR859')}${makeMergedRow('continue', '', 'QR39')}</w:tbl></w:body></w:document>`;
    expect(await readDocx([], { 'word/document.xml': document })).toBe(
      '15 Feb   QR859\n         QR39',
    );
  });

  it('counts wide letters as two columns, as on paper', async () => {
    const rows = [
      ['편명', '7C1402', '7C1401'],
      ['출발지', '인천 (ICN)', '후쿠오카 (FUK)'],
      ['도착지', '후쿠오카 (FUK)', '인천 (ICN)'],
      ['출발시각', '10:15', '12:35'],
    ];
    expect(await readDocx([rows])).toBe(
      [
        '편명       7C1402           7C1401',
        '출발지     인천 (ICN)       후쿠오카 (FUK)',
        '도착지     후쿠오카 (FUK)   인천 (ICN)',
        '출발시각   10:15            12:35',
      ].join('\n'),
    );
  });

  it('leaves out what was deleted, moved away or remarked while changes were tracked', async () => {
    const paragraphs = [
      'ANA <w:del><w:r><w:delText>NH864</w:delText></w:r></w:del><w:ins><w:r><w:t>NH866</w:t></w:r></w:ins>',
      '<w:moveFrom><w:r><w:t>OLD4KX</w:t></w:r></w:moveFrom>',
    ].map(
      (inner) =>
        `<w:p>${inner.replace(/^ANA /, '<w:r><w:t xml:space="preserve">ANA </w:t></w:r>')}</w:p>`,
    );
    const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`;
    expect(await readDocx([], { 'word/document.xml': document })).toBe('ANA NH866');
  });

  it('keeps columns that are made of spaces', async () => {
    const lines = ['FLIGHT   KE 81', '         ICN - JFK    10:00'];
    expect(await readDocx(lines)).toBe(lines.join('\n'));
  });

  it('keeps what text and markup share, and empty lines', async () => {
    expect(await readDocx(['A & B < C', '', '여정표'])).toBe('A & B < C\n\n여정표');
  });

  it('does not follow a link to a file or unfold entities', async () => {
    const document = `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname"><!ENTITY y "${'y'.repeat(99)}">]>
      <w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>KE 081 &x;&y;</w:t></w:r></w:p></w:body></w:document>`;
    const text = await readDocx([], { 'word/document.xml': document }).catch(() => '');
    expect(text.replace('KE 081', '').trim()).toMatch(/^(&x;&y;)?$/);
  });

  it.each<[string, Uint8Array, string]>([
    ['without its relations', makeZip({ 'word/document.xml': '<w:document/>' }), 'BROKEN'],
    ['of no XML', makeDocx([], { 'word/document.xml': 'KE 081' }), 'BROKEN'],
    ['cut off', makeDocx(ITINERARY.split('\n')).slice(0, -200), 'UNSUPPORTED'],
    [
      'that unpacks to far more',
      makeDocx([], { 'word/document.xml': new Uint8Array(50 * 1024 * 1024) }),
      'TOO_LARGE',
    ],
    [
      'nested a hundred thousand deep',
      makeDocx([], { 'word/document.xml': '<w:p>'.repeat(100_000) }),
      'BROKEN',
    ],
  ])('refuses one %s', async (_, bytes, code) => {
    await expect(readBytes(bytes)).rejects.toMatchObject({ name: 'TicketError', code });
  });
});

/** A row whose first cell is one with that of the row above or below. */
function makeMergedRow(merge: 'restart' | 'continue', first: string, second: string): string {
  const [one, other] = [first, second].map(
    (text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`,
  );
  return `<w:tr><w:tc><w:tcPr><w:vMerge w:val="${merge}"/></w:tcPr>${one}<w:tc>${other}</w:tr>`;
}
