import { TicketError } from '../ticket-error.ts';
import type { Advice, RefusedKind } from '@ooo/texts/tickets.types';
import type { FileType } from './file-type.ts';

/** What a file is, for a sentence, and what to do with it. */
const REFUSALS: Readonly<Partial<Record<FileType, readonly [RefusedKind, Advice]>>> = {
  picture: ['picture', 'save-as-jpeg'],
  outlook: ['outlook', 'save-as-eml'],
  'open-document': ['open-document', 'save-as-pdf'],
  spreadsheet: ['spreadsheet', 'save-as-pdf'],
  presentation: ['presentation', 'save-as-pdf'],
  archive: ['archive', 'unpack'],
};

/** Names the file's real type: a misleading file name is the likely confusion. */
export function toUnsupportedError(type: FileType, name: string | undefined): TicketError {
  const [kind, advice] = REFUSALS[type] ?? ['other', 'upload-pdf'];
  const isCalledPdf = /\.pdf$/i.test(name ?? '');
  return new TicketError('UNSUPPORTED', (say) => say.refused({ kind, advice, isCalledPdf }));
}
