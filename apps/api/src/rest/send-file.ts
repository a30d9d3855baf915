import { Readable } from 'node:stream';
import { create as toContentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { Call, FileAnswer } from './rest-route.ts';
import { takenInTime } from './taken-in-time.ts';

/** A browser that opens the file anyway may not run anything in it. */
const NO_RIGHTS = "default-src 'none'; frame-ancestors 'none'; sandbox";

const SLICE_BYTES = 256 * 1024;

/** Answers with a file to save. What is in it may come from anywhere, so it is never shown on our own address. */
export function sendFile(
  reply: FastifyReply,
  { name, type, length, body, cacheControl, lost }: FileAnswer<unknown>,
  output: unknown,
  call: Call,
): FastifyReply {
  const fileName = typeof name === 'string' ? name : name(output);
  const made = body(output, call);
  const end = (): unknown => reply.raw.destroy();
  lost?.(output).addEventListener('abort', end, { once: true });
  const parts = typeof made === 'string' ? sliceText(made) : made;
  return reply
    .headers({
      'content-disposition': toContentDisposition(fileName),
      'content-security-policy': NO_RIGHTS,
      'x-content-type-options': 'nosniff',
      ...(cacheControl !== undefined && { 'cache-control': cacheControl }),
      ...(length && { 'content-length': String(length(output)) }),
    })
    .type(typeof type === 'string' ? type : type(output))
    .send(Readable.from(takenInTime(parts, end), { objectMode: false }));
}

async function* sliceText(text: string): AsyncGenerator<Uint8Array, void> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.byteLength; at += SLICE_BYTES) {
    yield bytes.subarray(at, at + SLICE_BYTES);
  }
}
