import type { AppErrorCode } from '@ooo/domain/shared/app-error-code';
import type { ReadingLine } from '@ooo/domain/tickets/reading-line.schema';
import type { TicketsAnswer } from '@ooo/domain/tickets/ticket.schema';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/server.ts';

type Answer = (form: FormData) => Response | Promise<Response>;

/** Lines of an answer as the server writes them. */
export function toLines(...lines: readonly ReadingLine[]): Response {
  const headers = { 'content-type': 'application/x-ndjson' };
  return new HttpResponse(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { headers });
}

/** What is answered to documents, until the test ends. */
export function answerReading(answer: TicketsAnswer | Answer): void {
  server.use(
    http.post('*/api/read-documents', async ({ request }) =>
      typeof answer === 'function' ? answer(await request.formData()) : toLines({ answer }),
    ),
  );
}

/** An answer that arrives bit by bit, as the test says. */
export function answerSlowly() {
  const stream = new TransformStream<string, string>();
  const writer = stream.writable.getWriter();
  const headers = { 'content-type': 'application/x-ndjson' };
  answerReading(
    () => new HttpResponse(stream.readable.pipeThrough(new TextEncoderStream()), { headers }),
  );
  return {
    say: (line: ReadingLine) => writer.write(`${JSON.stringify(line)}\n`),
    end: () => writer.close(),
  };
}

/** A refusal of the whole request. */
export function refuse(status: number, code: AppErrorCode, message: string): Response {
  return HttpResponse.json({ code, message, requestId: 'req-1' }, { status });
}
