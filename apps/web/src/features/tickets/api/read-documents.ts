import type { Language } from '@ooo/domain/shared/language';
import { ReadingLine } from '@ooo/domain/tickets/reading-line.schema';
import type { ReadingStep } from '@ooo/domain/tickets/reading-step.schema';
import type { TicketsAnswer } from '@ooo/domain/tickets/ticket.schema';
import { HttpError } from '../../../lib/http-error.ts';
import { followForm } from '../../../lib/http.ts';
import { sentName } from '../lib/sent-name.ts';

interface DocumentToRead {
  readonly file: File;
  readonly password: string | undefined;
}

interface Reading {
  /** What the messages are written in. */
  readonly language: Language;
  readonly documents: readonly DocumentToRead[];
  readonly signal: AbortSignal;
  readonly onStep: (step: ReadingStep) => void;
}

function toForm({ documents, language }: Pick<Reading, 'documents' | 'language'>): FormData {
  const form = new FormData();
  form.append('language', language);
  for (const { file } of documents) form.append('document', file, sentName(file.name));
  const passwords = documents.flatMap(({ password }, index) =>
    password === undefined ? [] : [[index, password] as const],
  );
  if (passwords.length > 0) form.append('passwords', JSON.stringify(Object.fromEntries(passwords)));
  return form;
}

/**
 * Documents read together, in their order, as one journey; `onStep` is called with each step.
 * Throws `HttpError`, `ZodError`, `SyntaxError`, or as fetch does.
 */
export async function readDocuments({ signal, onStep, ...asked }: Reading): Promise<TicketsAnswer> {
  let answer: TicketsAnswer | undefined;
  await followForm('/api/read-documents', toForm(asked), {
    signal,
    onLine: (line) => {
      const parsed = ReadingLine.parse(line);
      if ('step' in parsed) onStep(parsed.step);
      else if ('error' in parsed) throw new HttpError(parsed.error.status, parsed.error);
      else answer = parsed.answer;
    },
  });
  if (!answer) throw new TypeError('The answer ended before it was whole');
  return answer;
}
