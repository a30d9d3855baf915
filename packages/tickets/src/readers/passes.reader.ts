import { MAX_ATTACHMENTS, MAX_MAIL_DEPTH } from '../limits.ts';
import { TicketError } from '../ticket-error.ts';
import { joinDocuments } from './join-documents.ts';
import type { RawDocument, ReadContext } from './reader.types.ts';
import { unpack } from './zip/open-zip.ts';

/** Several passes of Apple Wallet in one file, as travellers of one booking get them. */
export async function readPasses(bytes: Uint8Array, context: ReadContext): Promise<RawDocument> {
  if (context.depth >= MAX_MAIL_DEPTH) throw makeBroken();
  const documents: RawDocument[] = [];
  for (const [name, content] of listPasses(bytes)) {
    try {
      documents.push(await context.readInner(content, name));
    } catch (error) {
      if (!(error instanceof TicketError)) throw error;
    }
  }
  if (documents.length === 0) throw makeBroken();
  const joined = joinDocuments(documents);
  const notices = joined.structured.length > 0 ? [] : documents.flatMap((each) => each.notices);
  return { kind: 'pass', ...joined, notices: notices.slice(0, 1) };
}

function listPasses(bytes: Uint8Array): [name: string, content: Uint8Array][] {
  try {
    return [...unpack(bytes, (name) => /\.pkpass$/i.test(name))].slice(0, MAX_ATTACHMENTS);
  } catch (cause) {
    if (cause instanceof TicketError) throw cause;
    throw makeBroken(cause);
  }
}

function makeBroken(cause?: unknown): TicketError {
  return new TicketError('BROKEN', (say) => say.brokenPass, { cause });
}
