import { makeZip } from './make-zip.ts';

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const CONTENT_TYPES = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONSHIPS = `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A paragraph, or the rows of a table. Tabs are tabs. */
export type Block = string | readonly (readonly string[])[];

/** A Word document of these blocks, and other files in its zip. */
export function makeDocx(
  blocks: readonly Block[],
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Uint8Array {
  const body = blocks
    .map((block) => (typeof block === 'string' ? toParagraph(block) : toTable(block)))
    .join('');
  return makeZip({
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONSHIPS,
    'word/document.xml': `<?xml version="1.0"?><w:document ${WORD}><w:body>${body}</w:body></w:document>`,
    ...files,
  });
}

function toParagraph(text: string): string {
  const runs = text.split('\t').map((piece) => `<w:t xml:space="preserve">${escape(piece)}</w:t>`);
  return `<w:p><w:r>${runs.join('<w:tab/>')}</w:r></w:p>`;
}

function toTable(rows: readonly (readonly string[])[]): string {
  return `<w:tbl>${rows.map(toRow).join('')}</w:tbl>`;
}

function toRow(cells: readonly string[]): string {
  return `<w:tr>${cells.map((cell) => `<w:tc>${toParagraph(cell)}</w:tc>`).join('')}</w:tr>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
