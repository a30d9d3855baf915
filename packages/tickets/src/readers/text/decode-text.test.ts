import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const KOREAN = '출발 인천 도착 뉴욕';
/** The same in EUC-KR. */
const KOREAN_EUC_KR = Buffer.from('c3e2b9df20c0cec3b520b5b5c2f820b4babfe5', 'hex');

function bigEndian(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

const CASES: readonly (readonly [encoding: string, bytes: Buffer, text: string])[] = [
  ['UTF-8', Buffer.from(KOREAN), KOREAN],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${KOREAN}`), KOREAN],
  ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${KOREAN}`, 'utf16le'), KOREAN],
  ['UTF-16 BE with a mark', bigEndian(`\uFEFF${KOREAN}`), KOREAN],
  ['UTF-16 LE without a mark', Buffer.from('KE 081 ICN 10:00', 'utf16le'), 'KE 081 ICN 10:00'],
  ['UTF-16 BE without a mark', bigEndian('KE 081 ICN 10:00'), 'KE 081 ICN 10:00'],
  ['EUC-KR', KOREAN_EUC_KR, KOREAN],
  [
    'seven-bit Korean',
    Buffer.from(
      '\u001B$)C\u000ECb9_\u000F \u000E@NC5\u000F \u000E55Bx\u000F \u000E4:?e\u000F',
      'latin1',
    ),
    KOREAN,
  ],
  [
    'EUC-KR between much English',
    Buffer.concat([Buffer.from('Flight KE081 '), KOREAN_EUC_KR]),
    `Flight KE081 ${KOREAN}`,
  ],
  [
    'Latin-1 German',
    Buffer.from('Abflug Düsseldorf, Ankunft München', 'latin1'),
    'Abflug Düsseldorf, Ankunft München',
  ],
  ['Latin-1 capitals', Buffer.from('FLUGHÄFEN MÜNCHEN', 'latin1'), 'FLUGHÄFEN MÜNCHEN'],
  [
    'Latin-1 Spanish',
    Buffer.from('Vuelo a Málaga, mañana sábado', 'latin1'),
    'Vuelo a Málaga, mañana sábado',
  ],
  ['Windows-1252', Buffer.from('Fare 99 \u0080', 'latin1'), 'Fare 99 €'],
  ['ASCII', Buffer.from('KE 081'), 'KE 081'],
  ['nothing', Buffer.alloc(0), ''],
];

describe('decodeText', () => {
  it.each(CASES)('decodes %s', (_, bytes, text) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it('believes the declared encoding where the bytes are not UTF-8', () => {
    expect(decodeText(Buffer.from([0xe4]), 'iso-8859-5')).toBe('ф');
  });

  it('does not believe a declaration that the bytes deny', () => {
    expect(decodeText(Buffer.from(KOREAN), 'iso-8859-1')).toBe(KOREAN);
  });

  it.each(['no-such-encoding', '', 'hz-gb-2312'])(
    'survives the declared encoding "%s"',
    (declared) => {
      expect(decodeText(Buffer.from('Málaga', 'latin1'), declared)).toBe('Málaga');
    },
  );

  it('does not fail on bytes that are no text in any encoding', () => {
    expect(typeof decodeText(Uint8Array.from({ length: 256 }, (_, byte) => byte))).toBe('string');
  });
});
