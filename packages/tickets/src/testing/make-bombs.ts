import { deflateSync } from 'node:zlib';

/** One object of a PDF. */
type PdfObject = string | Buffer;

/** A PDF of these objects, the first of which is the catalogue. */
export function makeRawPdf(objects: readonly PdfObject[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(
      Buffer.concat([
        Buffer.from(`${index + 1} 0 obj\n`),
        Buffer.from(object),
        Buffer.from('\nendobj\n'),
      ]),
    );
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`));
  add(Buffer.from(`trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A stream that unpacks to `megabytes` of the text, packed as often as said: some kilobytes. */
function makeInflatingStream(
  text: string,
  megabytes: number,
  { dictionary = '', times = 2, filter = '/FlateDecode' } = {},
): Buffer {
  let packed: Buffer = Buffer.alloc(megabytes * 1024 * 1024, text);
  for (let time = 0; time < times; time += 1) packed = deflateSync(packed, { level: 9 });
  const filters = Array.from({ length: times }, () => filter);
  return makeStream(packed, `/Filter [${filters.join(' ')}] ${dictionary}`);
}

function makeStream(content: Buffer, dictionary: string): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${dictionary} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

function makePage(contents: PdfObject, resources = '/Font << /F1 5 0 R >>'): PdfObject[] {
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
    contents,
    FONT,
  ];
}

/** One page whose drawing unpacks to so many megabytes of `drawing`. */
export function makeInflatingPdf(
  megabytes: number,
  drawing = 'BT /F1 9 Tf 10 10 Td (KE 081) Tj ET\n',
  packing: { readonly times?: number; readonly filter?: string; readonly dictionary?: string } = {},
): Uint8Array {
  return makeRawPdf(makePage(makeInflatingStream(drawing, megabytes, packing)));
}

/** One page with a picture of so many pixels along each side, the first 64 MB of which are there. */
export function makePicturePdf(side: number): Uint8Array {
  const size = Math.min(64, Math.ceil((side * side) / 1024 / 1024));
  const picture = makeInflatingStream('\u0000', size, {
    dictionary: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`,
  });
  const contents = makeStream(Buffer.from('500 0 0 500 40 40 cm /Im0 Do'), '');
  return makeRawPdf([...makePage(contents, '/XObject << /Im0 6 0 R >>'), picture]);
}

/** A page that draws itself, and itself again in that. */
export function makeNestedFormPdf(levels: number, copies: number): Uint8Array {
  const objects = makePage(
    makeStream(Buffer.from('/X0 Do '.repeat(copies)), ''),
    '/XObject << /X0 6 0 R >>',
  );
  for (let level = 0; level < levels; level += 1) {
    const isLast = level === levels - 1;
    const draw = isLast ? 'BT /F1 9 Tf (KE 081) Tj ET' : '/X0 Do '.repeat(copies);
    const resources = isLast ? '/Font << /F1 5 0 R >>' : `/XObject << /X0 ${level + 7} 0 R >>`;
    objects.push(
      makeStream(
        Buffer.from(draw),
        `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >>`,
      ),
    );
  }
  return makeRawPdf(objects);
}
