import { describe, expect, it } from 'vitest';
import { makeMail } from '../../testing/make-mail.ts';
import { parseMail } from './parse-mail.ts';

const KOREAN = '출발 인천 도착 뉴욕, 편명 KE 081';
const EUC_KR = Buffer.from(
  'c3e2b9df20c0cec3b520b5b5c2f820b4babfe52c20c6edb8ed204b4520303831',
  'hex',
);
const SEVEN_BIT = Buffer.from('\u001B$)C\u000ECb9_\u000F \u000E@NC5\u000F KE 081', 'latin1');
const FRENCH = 'Départ Orléans à 10 h, arrivée Münster';

const bytesOf = (mail: string | Uint8Array): Uint8Array =>
  typeof mail === 'string' ? new TextEncoder().encode(mail) : mail;

/** A mail of one text, as its bytes are. */
function makePlain(headers: readonly string[], body: Uint8Array): Uint8Array {
  const head = ['From: a@air.example', 'Subject: Trip', 'Message-ID: <1>', ...headers, '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n')), body]);
}

const textOf = async (type: string, content: Uint8Array): Promise<string | undefined> =>
  (await parseMail(bytesOf(makeMail([{ type, content }])))).text?.trim();

describe('parseMail', () => {
  it.each<[string, string, Uint8Array, string]>([
    ['UTF-8 without a label', 'text/plain', Buffer.from(KOREAN), KOREAN],
    [
      'UTF-8 that is said to be Western',
      'text/plain; charset=iso-8859-1',
      Buffer.from(KOREAN),
      KOREAN,
    ],
    ['UTF-8 that is said to be ASCII', 'text/plain; charset=us-ascii', Buffer.from(FRENCH), FRENCH],
    ['EUC-KR without a label', 'text/plain', EUC_KR, KOREAN],
    ['EUC-KR that is said to be UTF-8', 'text/plain; charset=utf-8', EUC_KR, KOREAN],
    ['EUC-KR that is said to be Western', 'text/plain; charset=windows-1252', EUC_KR, KOREAN],
    ['EUC-KR under a name of Windows', 'text/plain; charset=ks_c_5601-1987', EUC_KR, KOREAN],
    ['Western without a label', 'text/plain', Buffer.from(FRENCH, 'latin1'), FRENCH],
    ['Western', 'text/plain; charset=iso-8859-15', Buffer.from(FRENCH, 'latin1'), FRENCH],
    ['a label that nobody knows', 'text/plain; charset=x-nobody', Buffer.from(FRENCH), FRENCH],
    ['seven-bit Korean', 'text/plain; charset=iso-2022-kr', SEVEN_BIT, '출발 인천 KE 081'],
    ['seven-bit Korean without a label', 'text/plain', SEVEN_BIT, '출발 인천 KE 081'],
  ])('reads %s', async (_, type, content, text) => {
    expect(await textOf(type, content)).toBe(text);
  });

  it.each<[string, string]>([
    ['French capitals', 'DÉPART ÉVÉNEMENT À ÎLE'],
    ['marks of money and quotes', '“£38” – €40 § 5 ½'],
    ['a text that quotes broken signs', 'The sign Ã stands for Ä'],
  ])('leaves a Western text as it is: %s', async (_, text) => {
    const western = Buffer.from(text.replaceAll(/[“”–€]/gu, '?'), 'latin1');
    expect(await textOf('text/plain; charset=iso-8859-1', western)).toBe(
      western.toString('latin1'),
    );
    expect(await textOf('text/plain; charset=utf-8', Buffer.from(text))).toBe(text);
  });

  it('forgives one broken character in a text that has the right label', async () => {
    const broken = Buffer.concat([Buffer.from(KOREAN), Buffer.from([0xec])]);
    expect(await textOf('text/plain; charset=utf-8', broken)).toBe(`${KOREAN}\uFFFD`);
  });

  it('takes the encoding from a page whose part has no label', async () => {
    const content = Buffer.concat([Buffer.from('<meta charset=euc-kr><p>'), EUC_KR]);
    const { html } = await parseMail(bytesOf(makeMail([{ type: 'text/html', content }])));
    expect(html).toContain(KOREAN);
  });

  it('reads a mail without any type in the encoding of its bytes', async () => {
    const { text, subject } = await parseMail(makePlain([], EUC_KR));
    expect([text?.trim(), subject]).toEqual([KOREAN, 'Trip']);
  });

  it('reads a subject in seven-bit Korean', async () => {
    const word = SEVEN_BIT.subarray(0, -7).toString('base64');
    const mail = makePlain([`X-Mailer: a`], Buffer.from('KE 081'));
    const source = Buffer.from(mail).toString().replace('Trip', `=?iso-2022-kr?B?${word}?=`);
    expect((await parseMail(Buffer.from(source))).subject).toBe('출발 인천');
  });

  it('puts the lines of a flowed text together', async () => {
    const body =
      'Your flight KE 081 leaves Seoul on Friday, 15 January 2027, and \r\nlands in New York.';
    const type = 'Content-Type: text/plain; charset=utf-8; format=flowed';
    const { text } = await parseMail(makePlain([type], Buffer.from(body)));
    expect(text?.trim()).toBe(body.replace('\r\n', ''));
  });
});
