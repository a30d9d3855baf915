import {
  MAX_TICKET_FILE_BYTES,
  MAX_TICKET_FILES,
  MAX_TICKET_FILES_BYTES,
} from '@ooo/domain/tickets/ticket-files.schema';
import type { DraftDocument } from '../state/draft.types.ts';
import { type DocumentKind, documentKindOf } from './document-kind.ts';
import type { ReadingProblem } from './reading-problem.ts';

export interface NewDocument {
  readonly file: File;
  readonly name: string | null;
  readonly kind: DocumentKind;
}

export function toNewDocument(file: File): NewDocument {
  return { file, name: file.name, kind: documentKindOf(file) };
}

/** A text that was pasted or dropped, as a document among the others. */
export function toTextDocument(text: string): NewDocument {
  const file = new File([text], 'ticket.txt', { type: 'text/plain' });
  return { file, name: null, kind: 'text' };
}

export type AdmittedDocument = Omit<DraftDocument, 'id'>;

export interface Admission {
  readonly admitted: readonly AdmittedDocument[];
  /** The documents already in the list. */
  readonly repeated: readonly NewDocument[];
  /** How many were too many. */
  readonly excess: number;
}

async function isSameContent(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [a, b] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const bytes = new Uint8Array(b);
  return new Uint8Array(a).every((byte, index) => byte === bytes[index]);
}

async function isAmong(documents: readonly AdmittedDocument[], file: File): Promise<boolean> {
  const found = await Promise.all(
    documents.map(async (document) => document.file && isSameContent(document.file, file)),
  );
  return found.includes(true);
}

function sizeProblem(
  { size }: File,
  present: readonly AdmittedDocument[],
): ReadingProblem | undefined {
  if (size > MAX_TICKET_FILE_BYTES) return { failure: 'tooLarge' };
  const others = present.filter(({ problem }) => problem?.failure !== 'tooLarge');
  const total = others.reduce((sum, { file }) => sum + (file?.size ?? 0), size);
  return total > MAX_TICKET_FILES_BYTES ? { failure: 'tooMuch' } : undefined;
}

/** The added documents that go into the list, each once; one that is too large is listed with its reason. */
export async function admitDocuments(
  present: readonly DraftDocument[],
  added: readonly NewDocument[],
): Promise<Admission> {
  const admitted: AdmittedDocument[] = [];
  const repeated: NewDocument[] = [];
  let excess = 0;
  for (const document of added) {
    const all = [...present, ...admitted];
    // One after the other: a file may be twice among those that are new.
    // oxlint-disable-next-line no-await-in-loop
    if (await isAmong(all, document.file)) repeated.push(document);
    else if (all.length >= MAX_TICKET_FILES) excess += 1;
    else {
      const problem = sizeProblem(document.file, all);
      admitted.push({ ...document, text: '', state: problem ? 'failed' : 'waiting', problem });
    }
  }
  return { admitted, repeated, excess };
}
