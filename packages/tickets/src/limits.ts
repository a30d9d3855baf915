import { TicketError } from './ticket-error.ts';

/** A ticket has some kilobytes, with pictures some megabytes. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

/** Pages of a PDF that are read; the flights are on the first ones. */
export const MAX_PAGES = 60;

/** Characters of text that go on to the parsers: fifty pages. */
export const MAX_TEXT_LENGTH = 200_000;

/** Characters that are looked at at all; blanks among them do not count as text. */
export const MAX_RAW_LENGTH = 5_000_000;

/** Characters of a line; longer ones are broken at a space, so that no pattern meets more than this. */
export const MAX_LINE_LENGTH = 2000;

/** Pixels of a picture: what the largest cameras of phones take, 200 MB once it is decoded. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Pixels along the longer side of a picture. */
export const MAX_PICTURE_SIDE = 20_000;

/** Pages of a PDF that are drawn and read like pictures, a second for each. */
export const MAX_DRAWN_PAGES = 8;

/** How deep attachments of attachments are opened. */
export const MAX_MAIL_DEPTH = 3;

/** Attachments of one mail that are read; logos and other files that no reader takes do not count. */
export const MAX_ATTACHMENTS = 12;

/** Events of a calendar that are read: a whole calendar is not a ticket. */
export const MAX_EVENTS = 500;

/** Files in a zip, be it a document or a wallet pass: real ones have some dozens. */
export const MAX_ENTRIES = 1000;

/** What the files that are read of a zip unpack to, together: passes with their pictures. */
export const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** What one stream of a PDF unpacks to, if it is not a picture or font: the largest page has a twentieth of it. */
export const MAX_PDF_STREAM_BYTES = 8 * 1024 * 1024;

/** The same for all streams of a PDF together. */
export const MAX_PDF_UNPACKED_BYTES = 32 * 1024 * 1024;

/** Time to draw the pages of a PDF, all together; an honest page takes a fraction of a second. */
export const MAX_DRAWING_MS = 10_000;

/** The texts of a wallet pass. */
export const MAX_PASS_BYTES = 4 * 1024 * 1024;

/** The text of a Word document with its markup: 3 MB take some seconds to read, a ticket has a tenth of it. */
export const MAX_DOCX_BYTES = 3 * 1024 * 1024;

export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Throws for a size that is not read. Call it with the size of a file before its bytes are loaded. */
export function checkDocumentSize(byteLength: number): void {
  if (byteLength === 0) {
    throw new TicketError('EMPTY', (say) => say.emptyFile);
  }
  if (byteLength > MAX_DOCUMENT_BYTES) {
    const size = Math.ceil(byteLength / BYTES_PER_MEGABYTE);
    const limit = MAX_DOCUMENT_BYTES / BYTES_PER_MEGABYTE;
    throw new TicketError('TOO_LARGE', (say) => say.tooLarge(size, limit));
  }
}
