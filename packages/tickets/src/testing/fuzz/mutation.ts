import * as fc from 'fast-check';

/** A change to a file. Places are shares of its length, so that one change fits every file. */
export interface Mutation {
  readonly change: (typeof CHANGES)[number];
  readonly at: number;
  readonly length: number;
  /** For mutations that need a number, a bit or a choice. */
  readonly value: number;
  readonly insert: Uint8Array;
}

const CHANGES = [
  'flip a bit',
  'insert',
  'overwrite',
  'remove',
  'repeat',
  'cut off',
  'cut off the start',
  'swap two parts',
  'splice',
  'change a length',
  'change a number',
] as const;

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Text with a meaning in formats and parsers. */
const SIGNS = [
  '\u0000\u0000\u0000\u0000',
  '\u0001\u0002\u0003\u001b\u007f\u0085',
  '\u202e\u200b\ufeff',
  '\n\n',
  '\r',
  '<table>',
  '</td><td colspan=99999>',
  '{"@type":',
  '"value":',
  'endobj',
  'endstream',
  '%PDF-',
  '%%EOF',
  '99:99',
  '31FEB26',
  '00JAN00',
  'KE',
  'KE0000',
  '(ICN)',
  '+1',
  '+99',
  'BEGIN:VEVENT\r\n',
  'DTSTART;TZID=Asia/Seoul:20270304T100000\r\n',
  'RRULE:FREQ=SECONDLY\r\n',
  'PK\u0003\u0004',
  'Content-Type: multipart/mixed; boundary=""\r\n\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  'M1KIM/MINA            EQX7R2M ICNJFKKE 0081 063Y034A0012 100',
];

/** Random changes, most of them small. */
export const Mutation: fc.Arbitrary<Mutation> = fc.record({
  change: fc.constantFrom(...CHANGES),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 9, max: 3000 })),
  value: fc.nat(),
  insert: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc.string({ minLength: 1, maxLength: 12 }).map(encode),
    fc.constantFrom(...SIGNS).map(encode),
  ),
});

/** The file after a change; `other` is another file, for those that take a part of one. */
export function mutate(bytes: Uint8Array, mutation: Mutation, other: Uint8Array): Uint8Array {
  const { change, length, value, insert } = mutation;
  const at = Math.floor(mutation.at * bytes.length);
  const end = Math.min(bytes.length, at + length);
  const [before, part, after] = [
    bytes.subarray(0, at),
    bytes.subarray(at, end),
    bytes.subarray(end),
  ];
  switch (change) {
    case 'flip a bit':
      return withByte(bytes, at, (byte) => byte ^ (1 << (value % 8)));
    case 'insert':
      return Buffer.concat([before, insert, bytes.subarray(at)]);
    case 'overwrite':
      return Buffer.concat([before, insert, bytes.subarray(at + insert.length)]);
    case 'remove':
      return Buffer.concat([before, after]);
    case 'repeat':
      return Buffer.concat([
        before,
        ...Array.from({ length: 2 + (value % 50) }, () => part),
        after,
      ]);
    case 'cut off':
      return before;
    case 'cut off the start':
      return bytes.subarray(at);
    case 'swap two parts':
      return Buffer.concat([before, after.subarray(0, length), part, after.subarray(length)]);
    case 'splice':
      return Buffer.concat([before, other.subarray(Math.floor(mutation.at * other.length))]);
    case 'change a length':
      return withLength(bytes, at, value);
    default:
      return withNumber(bytes, at, value);
  }
}

function withByte(bytes: Uint8Array, at: number, change: (byte: number) => number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  if (at < changed.length) changed[at] = change(changed[at] ?? 0);
  return changed;
}

/** Two or four bytes of binary formats, in either order. */
function withLength(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const changed = Buffer.from(bytes);
  if (changed.length < 4) return changed;
  const place = Math.min(at, changed.length - 4);
  if (value % 4 === 0) changed.writeUInt16LE(value % 0x1_0000, place);
  else if (value % 4 === 1) changed.writeUInt16BE(value % 0x1_0000, place);
  else if (value % 4 === 2) changed.writeUInt32LE(value, place);
  else changed.writeUInt32BE(value, place);
  return changed;
}

/** The next number that is written in digits, as lengths in a PDF are, becomes another one. */
function withNumber(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const found = /\d+/u.exec(text.slice(at, at + 2000));
  if (!found) return bytes;
  const start = at + found.index;
  const number = String(value % 3 === 0 ? value : value % 1000);
  return Buffer.from(text.slice(0, start) + number + text.slice(start + found[0].length), 'latin1');
}
