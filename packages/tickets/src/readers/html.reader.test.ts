import { describe, expect, it } from 'vitest';
import { cpuMs } from '../testing/cpu-ms.ts';
import { makeJsonLdPage, RESERVATION } from '../testing/reservation.ts';
import { readBytes } from '../testing/read-bytes.ts';

async function readLines(html: string): Promise<string[]> {
  const { lines } = await readBytes(`<html><body>${html}</body></html>`);
  return lines.filter((line) => line !== '');
}

const makeFlight = (number: string) =>
  `<td><b>${number}</b><br>ICN 10:00<br>CJU 11:10<br>Seat 3A</td>`;

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

  it.each([
    ['a code and a time', '<span>ICN</span><span>10:00</span>', 'ICN 10:00'],
    ['a time and a city', '<b>10:00</b><i>Incheon</i>', '10:00 Incheon'],
    ['a code and its name', '<span>ICN</span><span>Incheon</span>', 'ICN Incheon'],
    ['a time of another day', '<b>05:25<sup>+1</sup></b><b>HKG</b>', '05:25+1 HKG'],
    ['two codes', '<span>ICN</span><span>JFK</span>', 'ICN JFK'],
    [
      'a number and how long it flies',
      '<span>7C1402</span><em>1시간 30분</em>',
      '7C1402 1시간 30분',
    ],
    ['a code and a day', '<b>인천 ICN</b><i>2월 5일(금)</i>', '인천 ICN 2월 5일(금)'],
    ['a code in brackets and a day', '<b>Rome (FCO)</b><i>5 Feb</i>', 'Rome (FCO) 5 Feb'],
    ['a code and a Korean name', '<b>ICN</b><i>인천</i>', 'ICN 인천'],
    ['a code and its terminal', '<b>ICN</b><i>T2</i>', 'ICN T2'],
    ['a day and a time', '<b>2027-02-05</b><b>10:00</b>', '2027-02-05 10:00'],
    ['a day and a number', '<i>Fri 5 Feb 2027</i><b>KE081</b>', 'Fri 5 Feb 2027 KE081'],
    ['a number and a time', '<b>KE081</b><b>10:00</b>', 'KE081 10:00'],
    ['a number and a plane', '<b>KE081</b><b>777-300</b>', 'KE081 777-300'],
    ['a time and how long it flies', '<b>10:00</b><i>2h 5m</i>', '10:00 2h 5m'],
    ['how long it flies and a word', '<b>2h 5m</b><i>Non-stop</i>', '2h 5m Non-stop'],
    ['a seat and a word', '<b>12C</b><i>Economy</i>', '12C Economy'],
    ['a label and its value', '<span>Seat</span><b>34A</b>', 'Seat 34A'],
    ['a Korean label and its value', '<span>예약번호</span><b>C7KW2D</b>', '예약번호 C7KW2D'],
    ['a label outside of an element', 'Reserva<b>C7KW2D</b>', 'Reserva C7KW2D'],
    ['a value outside of an element', '<b>ICN</b>10:00', 'ICN 10:00'],
    ['codes around a picture', 'ICN<img src="a.png">JFK', 'ICN JFK'],
    ['pieces behind comments', '<b>ICN</b><!--[if mso]>x<![endif]--><b>10:00</b>', 'ICN 10:00'],
  ])('keeps apart what only the style of a page parts: %s', async (_, html, line) => {
    expect(await readLines(html)).toEqual([line]);
  });

  it.each([
    ['a word in letters', '<b>K</b><b>E</b><i>081</i>', 'KE081'],
    ['a record locator in two halves', '<b>5TG</b><b>H7B</b>', '5TGH7B'],
    ['a year and its sign', '<b>2027</b><i>년 2월</i>', '2027년 2월'],
    ['a record locator in three pieces', '<b>KE2</b><b>02</b><b>7A</b>', 'KE2027A'],
    ['a time and its day', '<b>10:00</b><sup>+1</sup>', '10:00+1'],
    ['a time of half a day', '<b>10:00</b><i>AM</i>', '10:00AM'],
    ['a word that begins outside', 'K<b>E</b>081', 'KE081'],
    ['half a record locator outside', '5TG<b>H7B</b>Q', '5TGH7BQ'],
    ['a price', 'EUR<b>39</b>.50', 'EUR39.50'],
    ['a place of several', '1<sup>st</sup>', '1st'],
    ['a record locator that ends in digits', '<b>QTG</b><b>27</b>', 'QTG27'],
    ['a time in pieces', '<b>1</b><b>0</b><b>:20</b>', '10:20'],
    ['half a day behind a time', '<b>10:20</b><small>am</small>', '10:20am'],
    ['a number behind its code', 'KE<b>081</b>', 'KE081'],
    ['a name', '<b>Mc</b><b>Donald</b>', 'McDonald'],
    ['a year and its word', '<b>2027</b><b>년</b>', '2027년'],
    ['a space without width', 'KE&#8203;081', 'KE081'],
  ])('leaves pieces of one word together: %s', async (_, html, line) => {
    expect(await readLines(html)).toEqual([line]);
  });

  it('puts on lines of their own what stands so', async () => {
    const lines = await readLines(`<center>Your trip</center>Hello<address>ICN</address>
      <b style="font-weight:bold; display:block">KE 081</b><i style="display:inline-block">10:00</i>`);
    expect(lines).toEqual(['Your trip', 'Hello', 'ICN', 'KE 081', '10:00']);
  });

  it('reads from the style sheet what stands on lines of its own, and what is hidden', async () => {
    const lines =
      await readLines(`<style>/* cards */ .t, div > b.c { display: block } .x:hover { display: block }
      .mobile { display: none } @media (max-width: 480px) { .y { display: block } .z { display: none } }</style>
      <p><b class="t">KE</b><b class="big c">081</b><b class="y">34</b><b class="x">A</b></p>
      <p class="mobile">KE 081</p><table><tr class="mobile"><td>081</td></tr></table><p class="z">KE 34A</p>`);
    expect(lines).toEqual(['KE', '081', '34A', 'KE 34A']);
  });

  it('reads terms with what is said of them', async () => {
    const lines = await readLines(`<dl><dt>Booking</dt><dd>C7KW2D</dd><dd>paid</dd>
      <div><dt>Way out</dt><dd><p>KE 081</p><p>ICN 10:00</p></dd></div></dl>`);
    expect(lines.map((line) => line.trim())).toEqual([
      expect.stringMatching(/^Booking {2,}C7KW2D$/),
      'paid',
      'Way out',
      'KE 081',
      'ICN 10:00',
    ]);
  });

  it('leaves out what is crossed out and what could be chosen', async () => {
    const lines = await readLines(`<p>Departs <s>09:00</s> <del>09:20</del>
      <span style="color:red;text-decoration: line-through">09:30</span> <u>09:40</u></p>
      <table><tr style="text-decoration:line-through"><td>KE 001</td></tr><tr><td>KE 081</td></tr></table>
      <select><option>Seoul (ICN)</option><option>Tokyo (NRT)</option></select>`);
    expect(lines).toEqual(['Departs 09:40', 'KE 081']);
  });

  it('reads the rows of a table through a form around them, and what stands between them', async () => {
    const lines =
      await readLines(`<table><form action="/"><tr><form><td>ICN</td><td>10:00</td></form></tr>
      </form><caption>Way back</caption><tr><div>Seoul</div></tr></table>`);
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ['ICN', '10:00'],
      ['Way back'],
      ['Seoul'],
    ]);
  });

  it('puts a flight number together that a narrow column broke', async () => {
    const lines = await readLines(`<table><tr><td>OZ<br>102</td><td>ICN<br>NRT</td></tr>
      <tr><td>NO<br>102</td><td>A<br>12</td></tr><tr><td>KE<br>1PC</td><td></td></tr></table>`);
    expect(lines.map((line) => line.split(/ {2,}/)[0])).toEqual([
      'OZ 102',
      '',
      'NO 102',
      '',
      'KE',
      '1PC',
    ]);
  });

  it('reads flights in cells beside each other one after the other', async () => {
    const lines = await readLines(
      `<table><tr>${makeFlight('KE 1201')}<td><img></td>${makeFlight('KE 1202')}</tr></table>`,
    );
    expect(lines.filter((line) => line.startsWith('KE'))).toEqual(['KE 1201', 'KE 1202']);
    expect(lines).toHaveLength(8);
  });

  it('gives flights that it puts below each other the headings of their columns', async () => {
    const cards = `<tr>${makeFlight('KE 1201')}${makeFlight('KE 1202')}</tr>`;
    const lines = await readLines(`<table><tr><td>Out</td><td>Back</td></tr>${cards}</table>`);
    expect(lines.filter((line) => /^(?:KE|Out|Back)/.test(line))).toEqual([
      'Out',
      'KE 1201',
      'Back',
      'KE 1202',
    ]);
  });

  it.each([
    ['ends of one flight', 'KE 1201<br>ICN<br>10:00', 'KE 1201<br>CJU<br>11:10'],
    ['a flight and its price', 'KE 1201<br>ICN 10:00<br>CJU 11:10', 'Fare<br>120,000<br>Total'],
    ['one flight twice', 'KE 1201<br>10:00<br>11:10', 'KE 1201<br>10:00<br>11:10'],
  ])('leaves other cells beside each other: %s', async (_, left, right) => {
    const lines = await readLines(`<table><tr><td>${left}</td><td>${right}</td></tr></table>`);
    expect(lines).toHaveLength(3);
  });

  it('leaves out hidden parts that say the same again', async () => {
    const lines =
      await readLines(`<div style="display:none;max-height:0">Flight KE 081 at 10:00</div>
      <table><tr><td>KE 081</td><td>10:00</td></tr><tr style="display: none"><td>KE081 10:00</td></tr></table>
      <p hidden>Welcome</p>`);
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([['KE 081', '10:00']]);
  });

  it.each([
    ['opens with a click', '<p>Your flight</p><div style="display:none">KE 081 ICN 10:00</div>'],
    ['is shown by a script', '<div style="visibility:hidden"><p>KE 081 ICN 10:00</p></div>'],
    ['is a table', '<table style="display:none"><tr><td>KE 081 ICN 10:00</td></tr></table>'],
    ['is not hidden', '<p style="max-height:0.8em">KE 081 ICN 10:00</p>'],
  ])('reads hidden parts that say more: what %s', async (_, html) => {
    expect(await readLines(html)).toContain('KE 081 ICN 10:00');
  });

  it('keeps the line ends of preformatted text', async () => {
    expect(await readLines('<pre>FLIGHT  KE 081\nICN     10:00</pre>')).toEqual([
      'FLIGHT  KE 081',
      'ICN     10:00',
    ]);
  });

  it.each<[string, string, string | undefined]>([
    ['a picture', '<img src="a.png" alt="Alaska Airlines">', 'Alaska Airlines'],
    [
      'pictures of one airline',
      "<img alt='Air&nbsp;France logo'><img alt='Air France'>",
      'Air France logo',
    ],
    ['the title', '<title>JetBlue | Manage trips</title>', 'JetBlue | Manage trips'],
    ['signs of two airlines', '<img alt="Korean Air"><img alt="Asiana Airlines">', undefined],
    ['other pictures', '<img alt="arrow"><img alt=""><img src="delta.png">', undefined],
  ])('knows whose page it is by %s', async (_, html, sender) => {
    expect((await readBytes(`<html><body>${html}<p>Flight 93</p></body></html>`)).sender).toBe(
      sender,
    );
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

  it.each<[string, string]>([
    ['cells in one row', `<table><tr>${'<td>x'.repeat(100_000)}`],
    ['rows', `<table>${'<tr><td>x<td>y'.repeat(50_000)}`],
    ['cells over a billion columns', '<td colspan=1e9>x<td colspan=Infinity rowspan=999999999>y'],
    ['wide rows', `<table>${'<tr><td colspan=99>x<td rowspan=9999>y'.repeat(20_000)}`],
    ['tables', '<table><tr><td></td></tr></table>'.repeat(40_000)],
    ['pieces of a line', '<i>ICN</i><i>10:00</i>'.repeat(40_000)],
    ['hidden parts in each other', '<div style="display:none">9'.repeat(900)],
    ['elements that look closed', '<div/><b></x><li><p>'.repeat(50_000)],
    ['styles', `<style>${'.a{display:block}'.repeat(60_000)}</style>`],
    ['styles without an end', '<style>.a{'.repeat(100_000)],
    ['classes', `<style>.a{display:block}</style>${'<i class="b c d">x</i>'.repeat(50_000)}`],
    ['things in each other', '<i itemscope itemtype="x/FlightReservation">'.repeat(40_000)],
    ['properties in each other', `<p itemscope>${'<i itemprop=a>x'.repeat(100_000)}`],
  ])('takes time with the length of a page alone: %s', async (_, html) => {
    const start = cpuMs();
    const { text } = await readBytes(`<html><body>KE 081 ${html}`);
    expect(text).toContain('KE 081');
    expect(cpuMs() - start).toBeLessThan(3000);
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
