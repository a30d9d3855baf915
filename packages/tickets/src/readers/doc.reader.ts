import WordExtractor from 'word-extractor';
import { TicketError } from '../ticket-error.ts';
import { hasStream } from './detect-container.ts';
import { alignColumns } from './office/align-columns.ts';
import { isSoundCompoundFile } from './office/check-compound-file.ts';
import type { RawDocument } from './reader.types.ts';

/** The first bytes of a Word text, at the start of a sector; a flag behind them says that it is encrypted. */
const WORD_MAGIC = 0xa5ec;
const FLAGS_AT = 10;
const ENCRYPTED = 0x0100;
const SECTOR_BYTES = 512;

/** A Word document of before 2007: cells of tables as columns. */
export async function readDoc(bytes: Uint8Array): Promise<RawDocument> {
  if (isLocked(bytes)) throw new TicketError('ENCRYPTED', (say) => say.lockedOffice);
  if (!isSoundCompoundFile(bytes)) throw new TicketError('BROKEN', (say) => say.brokenWord);
  return { kind: 'office', text: alignColumns(await extract(bytes)), structured: [], notices: [] };
}

async function extract(bytes: Uint8Array): Promise<string> {
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes));
    return [document.getHeaders(), document.getBody(), document.getTextboxes()].join('\n');
  } catch (cause) {
    throw new TicketError('BROKEN', (say) => say.brokenWord, { cause });
  }
}

function isLocked(bytes: Uint8Array): boolean {
  if (hasStream(bytes, 'EncryptedPackage')) return true;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SECTOR_BYTES; at + FLAGS_AT + 2 <= file.length; at += SECTOR_BYTES) {
    if (file.readUInt16LE(at) !== WORD_MAGIC) continue;
    return (file.readUInt16LE(at + FLAGS_AT) & ENCRYPTED) !== 0;
  }
  return false;
}
