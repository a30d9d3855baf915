import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TravelDocument } from '../document.ts';

/** A document of plain text, received on 2025-09-01 unless `fields` says otherwise. */
export function makeDocument(text: string, fields: Partial<TravelDocument> = {}): TravelDocument {
  return {
    kind: 'text',
    text,
    lines: text.split('\n'),
    structured: [],
    receivedOn: '2025-09-01' as CalendarDate,
    receivedOnKnown: true,
    notices: [],
    ...fields,
  };
}
