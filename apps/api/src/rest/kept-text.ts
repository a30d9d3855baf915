import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

type Encoding = keyof typeof COMPRESS;

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/**
 * Answers with a text that never changes while the process runs. It is compressed once for each encoding, on the
 * first request for it, and a client that has it already gets a 304.
 */
export function keptText(
  text: string,
  type: string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const compressed = new Map<Encoding, Promise<Buffer>>();
  const compress = async (encoding: Encoding): Promise<Buffer> => {
    const made = compressed.get(encoding) ?? COMPRESS[encoding](text);
    compressed.set(encoding, made);
    return made;
  };
  return async (request, reply) => {
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type(type);
    const encoding = encodingFor(request);
    if (!encoding) return reply.send(text);
    return reply.header('content-encoding', encoding).send(await compress(encoding));
  };
}
