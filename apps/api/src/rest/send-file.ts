import { create as toContentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { Call, FileAnswer } from './rest-route.ts';

/** What a browser that opens the file anyway may do with it: nothing. */
const NO_RIGHTS = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Answers with a file to save. What is in it may come from anywhere, so it is never shown on our own address. */
export function sendFile(
  reply: FastifyReply,
  { name, type, body }: FileAnswer<unknown>,
  output: unknown,
  call: Call,
): FastifyReply {
  const fileName = typeof name === 'string' ? name : name(output);
  return reply
    .headers({
      'content-disposition': toContentDisposition(fileName),
      'content-security-policy': NO_RIGHTS,
      'x-content-type-options': 'nosniff',
    })
    .type(typeof type === 'string' ? type : type(output))
    .send(body(output, call));
}
