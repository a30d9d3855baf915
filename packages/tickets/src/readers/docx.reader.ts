import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { MAX_DOCX_BYTES } from '../limits.ts';
import { TicketError } from '../ticket-error.ts';
import { isDeepXml } from './office/is-deep-xml.ts';
import { layOutWordPage } from './office/word-page.ts';
import type { RawDocument } from './reader.types.ts';
import { unpack } from './zip/open-zip.ts';

/** The parts with text and the parts that list them; pictures, fonts and embedded files stay packed. */
const PART = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[^/]+\.(?:xml|rels))$/;
/** A Word document of today: its tables as columns, its tabs too. Headers and footers are not read. */
export async function readDocx(bytes: Uint8Array): Promise<RawDocument> {
  const text = layOutWordPage(await convert(bytes));
  return { kind: 'office', text, structured: [], notices: [] };
}

/** The library unpacks without limits, so it gets a zip of parts that were unpacked within ours. */
async function convert(bytes: Uint8Array): Promise<string> {
  try {
    const parts = Object.fromEntries(unpack(bytes, (name) => PART.test(name), MAX_DOCX_BYTES));
    if (Object.values(parts).some(isDeepXml)) throw makeBroken();
    const buffer = Buffer.from(zipSync(parts, { level: 0 }));
    const options = { externalFileAccess: false, ignoreEmptyParagraphs: false };
    return (await mammoth.convertToHtml({ buffer }, options)).value;
  } catch (cause) {
    if (cause instanceof TicketError) throw cause;
    throw makeBroken(cause);
  }
}

function makeBroken(cause?: unknown): TicketError {
  return new TicketError('BROKEN', (say) => say.brokenWord, { cause });
}
