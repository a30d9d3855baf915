import { describe, expect, it } from 'vitest';
import { cpuMs } from '../testing/cpu-ms.ts';
import { makeJsonLdPage, RESERVATION } from '../testing/reservation.ts';
import { readBytes } from '../testing/read-bytes.ts';

async function readLines(html: string): Promise<string[]> {
  const { lines } = await readBytes(`<html><body>${html}</body></html>`);
  return lines.filter((line) => line !== '');
}

describe('readHtml', () => {
  it('keeps the cells of a table in columns', async () => {
    const lines = await readLines(`<table>
      <tr><th>From</th><th>To</th><th>Flight</th></tr>
      <tr><td>ICN Incheon</td><td>JFK New York</td><td>KE 081</td></tr>
      <tr><td>JFK</td><td>ICN</td><td>KE 082</td></tr></table>`);
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ['From', 'To', 'Flight'],
      ['ICN Incheon', 'JFK New York', 'KE 081'],
      ['JFK', 'ICN', 'KE 082'],
    ]);
    expect(lines[0]?.indexOf('Flight')).toBe(lines[1]?.indexOf('KE 081'));
  });

  it('keeps tables that a mail lays out inside tables', async () => {
    const lines = await readLines(`<table><tr>
      <td><table><tr><td>Departs</td><td>ICN 10:00<br>Terminal 2</td></tr></table></td>
      <td><table><tr><td>Arrives</td><td>JFK 11:05</td></tr></table></td></tr>
      <tr><td colspan="2">${'Be at the airport in time. '.repeat(20)}</td></tr></table>`);
    expect(lines[0]?.split(/ {2,}/)).toEqual(['Departs', 'ICN 10:00', 'Arrives', 'JFK 11:05']);
    expect(lines[1]?.trim()).toBe('Terminal 2');
    expect(lines[1]?.indexOf('Terminal')).toBe(lines[0]?.indexOf('ICN'));
  });

  it('shows what a reader sees and nothing else', async () => {
    const lines = await readLines(`<style>b { color: red }</style><script>var x = "KE 999";</script>
      <h1>Your Flight</h1><p>KE&nbsp;081 &amp; more</p><a href="https://air.example/x">Check in</a><img alt="Logo" src="l.png">
      <ul><li>Seat 34A</li></ul>`);
    expect(lines).toEqual(['Your Flight', 'KE 081 & more', 'Check in', ' Seat 34A']);
  });

  it('keeps the line ends of preformatted text', async () => {
    expect(await readLines('<pre>FLIGHT  KE 081\nICN     10:00</pre>')).toEqual([
      'FLIGHT  KE 081',
      'ICN     10:00',
    ]);
  });

  it('takes reservations beside the text', async () => {
    const document = await readBytes(makeJsonLdPage(RESERVATION));
    expect(document.structured).toHaveLength(1);
    expect(document.text.trim()).toBe('Hello');
    expect(document.kind).toBe('html');
  });

  it('reads the encoding that the page declares', async () => {
    const page = Buffer.from(
      '<html><meta charset="iso-8859-2"><body>Wroc\u00b3aw</body></html>',
      'latin1',
    );
    expect((await readBytes(page)).text.trim()).toBe('Wrocław');
  });

  it('does not suffocate in 50,000 nested elements', async () => {
    const start = cpuMs();
    for (const tag of ['<div>', '<b>', '<table><tr><td>', '<blockquote itemscope>', '<!-- <p>']) {
      const { text } = await readBytes(`<html><body>KE 081 ${tag.repeat(50_000)} ICN`);
      expect(text).toContain('KE 081');
    }
    expect(cpuMs() - start).toBeLessThan(6000);
  });
});
