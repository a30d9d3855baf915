import { TicketAnswer } from '@ooo/domain/tickets/ticket.schema';
import { useMutation } from '@tanstack/react-query';
import { sendFile } from '../../../lib/http.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FILE_ROUTES, fileKindOf } from '../lib/file-kind.ts';

/** Uploads a file and answers what could be read of it. Throws `HttpError`, `ZodError`, or as fetch does. */
export function useReadFile() {
  return useMutation({
    mutationFn: async ({ file, signal }: { file: File; signal: AbortSignal }) => {
      const { path, field } = FILE_ROUTES[fileKindOf(file)];
      return TicketAnswer.parse(await sendFile(path, field, file, signal));
    },
    retry: false,
  });
}

/** Reads pasted text. */
export function useReadText() {
  return trpc.tickets.parseText.useMutation({ retry: false });
}
