import { TicketError } from '../ticket-error.ts';
import type { FileType } from './detect-type.ts';

const READABLE = 'PDF files with text, mails, web pages and plain text';

/** What a file is, for a sentence, and what to do with it. */
const REFUSALS: Readonly<Partial<Record<FileType, readonly [what: string, advice: string]>>> = {
  picture: ['a picture', 'Upload the PDF of the ticket, or paste its text.'],
  word: ['a Word or Outlook file', 'Save it as PDF, or paste its text.'],
  spreadsheet: ['a spreadsheet', 'Save it as PDF, or paste its text.'],
  pass: ['a wallet pass', 'Upload the mail or the PDF that came with it.'],
  archive: ['a compressed archive', 'Unpack it and upload the ticket itself.'],
  'rich-text': ['a rich text file', 'Save it as PDF, or paste its text.'],
};

/** Names what the file really is: a name that promises something else is what confuses. */
export function toUnsupportedError(type: FileType, name: string | undefined): TicketError {
  const [what, advice] = REFUSALS[type] ?? [
    'no document',
    'Upload the PDF of the ticket, or paste its text.',
  ];
  const called = /\.pdf$/i.test(name ?? '')
    ? 'This file is called a PDF, but it is'
    : 'This file is';
  return new TicketError(
    'UNSUPPORTED',
    `${called} ${what}. What can be read: ${READABLE}. ${advice}`,
  );
}
