import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TravelDocument } from '../document.ts';
import { readDocument, type DocumentInput } from '../readers/read-document.ts';

export const TODAY = '2026-03-01' as CalendarDate;

/** Reads a document as a test has it: as bytes, or as the text of the file. */
export function readBytes(
  content: Uint8Array | string,
  input: Partial<DocumentInput> = {},
): Promise<TravelDocument> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return readDocument({ bytes, today: TODAY, ...input });
}
