import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { Language } from '../shared/language.ts';

const MEGABYTE = 1024 * 1024;

/** Documents that are read together at most: a journey rarely comes in more. */
export const MAX_TICKET_FILES = 10;

/** The largest document that is read. */
export const MAX_TICKET_FILE_BYTES = 20 * MEGABYTE;

/** What documents that are read together may have in all. */
export const MAX_TICKET_FILES_BYTES = 40 * MEGABYTE;

/** The longest name of a file that is taken, in UTF-16 units. */
export const MAX_FILE_NAME = 255;

const fileFields = {
  /** The file's name; its ending is a hint, the content decides. */
  name: z.string().max(MAX_FILE_NAME),
  bytes: z.instanceof(Uint8Array),
  /** Opens the document if it is protected; it is neither stored nor logged. */
  password: z.string().max(200).optional(),
};

const circumstances = {
  /** The language of the messages; the account's by default. */
  language: Language.optional(),
  receivedOn: CalendarDate.optional(),
  sender: z.string().max(320).optional(),
};

/** One document, and what the caller knows better than it. */
export const TicketFile = z.object({ ...fileFields, ...circumstances });
export type TicketFile = z.infer<typeof TicketFile>;

/** Several documents that are read as one journey. */
export const TicketFiles = z.object({
  documents: z
    .array(z.object(fileFields))
    .min(1, because('no-documents'))
    .max(MAX_TICKET_FILES, because('document-count', { limit: MAX_TICKET_FILES })),
  ...circumstances,
});
export type TicketFiles = z.infer<typeof TicketFiles>;
