import { en } from './en/tickets.ts';
import { ko } from './ko/tickets.ts';
import { es } from './es/tickets.ts';
import { pt } from './pt/tickets.ts';
import type { WriteTime } from './formats.types.ts';
import type { Language } from './languages.ts';
import type { TicketSentences } from './tickets.types.ts';

/** The texts of the reader of tickets, with times on a clock. */
export const TICKET_SENTENCES: Readonly<Record<Language, (time: WriteTime) => TicketSentences>> = {
  en,
  ko,
  es,
  pt,
};
