import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { makeMail, type MailPart } from '../testing/make-mail.ts';
import { makeTypewriterPdf } from '../testing/make-pdf.ts';
import { makeJsonLdPage, RESERVATION } from '../testing/reservation.ts';
import { readBytes, TODAY } from '../testing/read-bytes.ts';

const plain = (content: string): MailPart => ({ type: 'text/plain; charset=utf-8', content });
const page = (content: string): MailPart => ({ type: 'text/html; charset=utf-8', content });

describe('readMail', () => {
  it('takes the sender and the day on the sender’s clock from the headers', async () => {
    const document = await readBytes(makeMail([plain('KE 081')]));
    expect(document).toMatchObject({
      kind: 'mail',
      sender: 'Example Air <tickets@air.example>',
      subject: 'Your trip',
      receivedOn: '2027-09-14',
      receivedOnKnown: true,
    });
  });

  it('believes the caller more than the headers', async () => {
    const document = await readBytes(makeMail([plain('KE 081')]), {
      receivedOn: '2027-10-01' as CalendarDate,
      sender: 'somebody@else.example',
    });
    expect(document).toMatchObject({ receivedOn: '2027-10-01', sender: 'somebody@else.example' });
  });

  it.each(['yesterday', '', 'Tue, 31 Feb 2027 10:00:00 +0000'])(
    'falls back to today for the date "%s"',
    async (date) => {
      const document = await readBytes(makeMail([plain('KE 081')], { Date: date }));
      expect(document).toMatchObject({ receivedOn: TODAY, receivedOnKnown: false });
    },
  );

  it('reads words in the headers that are encoded', async () => {
    const mail = makeMail([plain('KE 081')], { Subject: '=?UTF-8?B?7Jes7KCV7ZGc?=' });
    expect((await readBytes(mail)).subject).toBe('여정표');
  });

  it('reads a Korean body in EUC-KR', async () => {
    const content = Buffer.from('c3e2b9df20c0cec3b5', 'hex');
    const mail = makeMail([{ type: 'text/plain; charset=euc-kr', content }]);
    expect((await readBytes(mail)).text.trim()).toBe('출발 인천');
  });

  it('takes the page before a stub of text', async () => {
    const mail = makeMail(
      [plain('Please view in HTML.'), page('<table><tr><td>ICN</td><td>10:00</td></tr></table>')],
      {
        'Content-Type': 'multipart/alternative; boundary="alt"',
      },
    ).replaceAll(/part-of-a-test-mail-\d+/g, 'alt');
    expect((await readBytes(mail)).text.trim()).toMatch(/^ICN {2,}10:00$/);
  });

  it('takes the text where the page says less', async () => {
    const mail = makeMail([plain('ICN 10:00\nJFK 11:05'), page('<p>Thank you, see below</p>')], {
      'Content-Type': 'multipart/alternative; boundary="alt"',
    }).replaceAll(/part-of-a-test-mail-\d+/g, 'alt');
    expect((await readBytes(mail)).text.trim()).toBe('ICN 10:00\nJFK 11:05');
  });

  it('reads attached documents: a PDF, a page with a reservation and a text', async () => {
    const document = await readBytes(
      makeMail([
        plain('Your documents'),
        {
          type: 'application/pdf',
          name: 'ticket.pdf',
          content: await makeTypewriterPdf(['KE 081 ICN JFK']),
        },
        { type: 'text/html', name: 'trip.html', content: makeJsonLdPage(RESERVATION) },
        { type: 'application/octet-stream', name: 'note.txt', content: 'KE 082 JFK ICN' },
      ]),
    );
    expect(document.text).toContain('Your documents');
    expect(document.text).toContain('KE 081 ICN JFK');
    expect(document.text).toContain('KE 082 JFK ICN');
    expect(document.structured.map((segment) => segment.flightNumber?.value)).toEqual(['KE81']);
  });

  it('reads a mail that is attached to a mail, but not without end', async () => {
    let mail = makeMail([plain('KE 081 innermost')]);
    const nest = (inner: string) =>
      makeMail([plain('See below'), { type: 'message/rfc822', name: 'fwd.eml', content: inner }]);
    for (let depth = 0; depth < 2; depth += 1) mail = nest(mail);
    expect((await readBytes(mail)).text).toContain('KE 081 innermost');
    for (let depth = 0; depth < 10; depth += 1) mail = nest(mail);
    expect((await readBytes(mail)).text).not.toContain('KE 081 innermost');
  });

  it('knows the airline that wrote a mail which somebody sends on', async () => {
    const inner = makeMail([plain('Flight 93')], {
      From: 'Alaska Airlines <service@alaska.example>',
    });
    const headers = { From: 'Mina Kim <mina@home.example>' };
    const sentOn = makeMail([plain('See'), { type: 'message/rfc822', content: inner }], headers);
    expect((await readBytes(sentOn)).sender).toContain('Alaska Airlines');
    const shown = makeMail([page('<img alt="Alaska Airlines"><p>Flight 93</p>')], headers);
    expect((await readBytes(shown)).sender).toBe('Alaska Airlines');
    expect((await readBytes(makeMail([plain('Flight 93')], headers))).sender).toContain('Mina');
  });

  it('goes on beside attachments that it cannot read', async () => {
    const { text } = await readBytes(
      makeMail([
        plain('KE 081'),
        { type: 'image/png', name: 'logo.png', content: Buffer.from('89504e470d0a1a0a', 'hex') },
        { type: 'application/pdf', name: 'broken.pdf', content: '%PDF-1.7 nothing' },
        { type: 'text/plain', name: 'empty.txt', content: '' },
      ]),
    );
    expect(text.trim()).toBe('KE 081');
  });

  it('finds the ticket behind two dozen logos', async () => {
    const logo = Buffer.from('89504e470d0a1a0a', 'hex');
    const logos = Array.from({ length: 24 }, (_, index): MailPart => {
      return { type: 'image/png', name: `logo-${index}.png`, content: logo };
    });
    const ticket: MailPart = { type: 'text/plain', name: 'ticket.txt', content: 'KE 081' };
    const { text } = await readBytes(makeMail([plain('Attached'), ...logos, ticket]));
    expect(text).toContain('KE 081');
  });

  it('says that an attached ticket is locked', async () => {
    const content = await makeTypewriterPdf(['KE 081'], { userPassword: 'secret' });
    const mail = makeMail([
      plain('Attached'),
      { type: 'application/pdf', name: 'ticket.pdf', content },
    ]);
    expect((await readBytes(mail)).notices).toEqual([
      { code: 'NO_TEXT', message: expect.stringContaining('ticket.pdf needs a password') },
    ]);
  });
});
