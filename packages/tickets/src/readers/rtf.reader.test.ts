import { describe, expect, it } from 'vitest';
import { readTicket } from '../read-ticket.ts';
import { readBytes, TODAY } from '../testing/read-bytes.ts';

const HEAD =
  '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Arial;}{\\f1\\fnil\\fcharset129 Malgun Gothic;}{\\f2\\fcharset204 Arial CYR;}}{\\info{\\title KE100 ICN LAX}{\\creatim\\yr2026\\mo11}}';

const readPage = async (body: string, head = HEAD) =>
  (await readBytes(Buffer.from(`${head}${body}}`, 'latin1'))).text.trim();

const makeRow = (cells: string) => `\\trowd\\cellx2000\\cellx4000\\intbl ${cells}\\row\n`;

describe('readRtf', () => {
  it('reads a journey in a table', async () => {
    const body =
      '\\pard Booking reference: {\\b QX7}{\\b R2M}\\par\n' +
      makeRow('Flight\\cell Date\\cell From\\cell To\\cell Departs\\cell Arrives\\cell') +
      makeRow(
        'KE 081\\cell 04 MAR 2027\\cell Seoul (ICN)\\cell New York (JFK)\\cell 10:00\\cell 10:20\\cell',
      ) +
      makeRow(
        'KE 082\\cell 14 MAR 2027\\cell New York (JFK)\\cell Seoul (ICN)\\cell 12:00\\cell 16:30 +1\\cell',
      ) +
      '\\pard Have a good flight.\\par';
    const bytes = Buffer.from(`${HEAD}${body}}`, 'latin1');
    const { flights } = await readTicket({ bytes, name: 'ticket.doc', today: TODAY });
    expect(flights.legs).toMatchObject([
      { flightNumber: 'KE81', from: 'ICN', departureTime: '10:00', pnr: 'QX7R2M' },
      { flightNumber: 'KE82', from: 'JFK', arrivalDate: '2027-03-15' },
    ]);
  });

  it('keeps cells of several lines in their column', async () => {
    const body = '\\intbl Seoul\\par ICN\\cell New York\\par JFK\\cell\\row\\pard';
    expect(await readPage(body)).toBe('Seoul   New York\nICN     JFK');
  });

  it.each([
    ['of Unicode, with what stands in for them', "caf\\u233?\\uc2\\u-21504\\'ae\\'ae!", 'café가!'],
    ['of Unicode beyond two bytes', '\\u-10180?\\u-8719?', '🇱'],
    ['of the code page', "caf\\'e9", 'café'],
    ['of a Korean font, two bytes each', "{\\f1 \\'c0\\'ce\\'c3\\'b5} ICN", '인천 ICN'],
    ['of a Russian font', "\\f2 \\'d0\\'e5\\'e9\\'f1", 'Рейс'],
    ['that are signs', 'ICN\\endash JFK \\bullet  A\\~B C\\_D \\{x\\}', 'ICN–JFK • A B C-D {x}'],
    ['that mean something in pages', 'A & B < C > D', 'A & B < C > D'],
  ])('reads letters %s', async (_, body, text) => {
    expect(await readPage(`\\pard ${body}\\par`)).toBe(text);
  });

  it.each([
    ['was deleted', 'KE81 {\\deleted KE83} ICN'],
    ['is hidden', 'KE81 {\\v KE83}\\v KE83\\v0  ICN'],
    ['programs may leave out', 'KE81 {\\*\\bkmkstart KE83}{\\*\\atnauthor KE83} ICN'],
    ['is the address of a link', 'KE81 {\\field{\\*\\fldinst HYPERLINK "KE83"}{\\fldrslt ICN}}'],
    ['is a picture', 'KE81 {\\pict\\pngblip 4b4538330a}{\\pict\\bin4 KE83} ICN'],
    ['stands above and below the page', '{\\header KE83}{\\footerf KE83}KE81  ICN'],
    ['is told of the file', 'KE81  ICN'],
    [
      'stands again for older programs',
      '{\\shp{\\*\\shpinst{\\sp{\\sn KE83}}{\\shptxt KE81  ICN}}{\\shprslt KE83}}',
    ],
  ])('leaves out what %s', async (_, body) => {
    expect((await readPage(`\\pard ${body}\\par`)).replaceAll(/\s+/g, ' ')).toBe('KE81 ICN');
  });

  it.each([
    ['that ends within a group', '\\pard KE81 {\\b ICN'],
    ['with more ends than groups', '\\pard KE81}}}} ICN\\par'],
    [
      'with a picture that claims more bytes than there are',
      '\\pard KE81 ICN{\\pict\\bin999999999 x',
    ],
    ['with a cell and no row', '\\pard\\intbl KE81 ICN\\cell'],
  ])('reads what there is of a file %s', async (_, body) => {
    expect((await readPage(body)).replaceAll(/\s+/g, ' ')).toBe('KE81 ICN');
  });

  it('refuses groups without end', async () => {
    await expect(readPage('{\\b '.repeat(1000))).rejects.toMatchObject({ code: 'BROKEN' });
  });

  it('reads no more than a long ticket has', async () => {
    const bytes = Buffer.from(`${HEAD}\\pard ${'KE 081 ICN \\par '.repeat(200_000)}}`);
    const { flights } = await readTicket({ bytes, today: TODAY });
    expect(flights.warnings.map(({ code }) => code)).toContain('TRUNCATED');
  });
});
