import { z } from 'zod';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';

/** One document to read, as a line of the batch or the arguments name it. */
export const FileRequest = z.object({
  file: z.string().min(1),
  receivedOn: CalendarDate.nullish(),
  sender: z.string().nullish(),
});
export type FileRequest = z.infer<typeof FileRequest>;
