import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadingStep } from '@ooo/domain/tickets/reading-step.schema';
import { toErrorBody } from '../errors/error-translation.ts';
import { ERROR_KINDS } from '../errors/error-kinds.ts';
import { logFailure } from '../plugins/error-hook.ts';

/** One JSON value a line. The compression ignores this media type, so each line is sent at once. */
export const LINES_TYPE = 'application/x-ndjson';

export function wantsLines({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes(LINES_TYPE) ?? false;
}

/**
 * Answers with a line for each step that `run` reports, and a last one with its answer or its error; see
 * `ReadingLine`. If the client has gone away, the lines are dropped.
 */
export function sendLines(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (tell: (step: ReadingStep) => void) => Promise<unknown>,
): FastifyReply {
  const lines = new PassThrough();
  const write = (line: object): void => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };
  const work = async (): Promise<void> => {
    try {
      write({ answer: await run((step) => write({ step })) });
    } catch (error) {
      if (lines.destroyed) return;
      const app = logFailure(error, request);
      const status = ERROR_KINDS[app.code].http;
      write({ error: { status, ...toErrorBody(app, request.id) } });
    } finally {
      lines.end();
    }
  };
  void work();
  // Proxies like nginx would collect the lines.
  reply.header('x-accel-buffering', 'no');
  return reply.type(`${LINES_TYPE}; charset=utf-8`).send(lines);
}
