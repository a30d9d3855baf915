import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A placeholder in the built page for the address that people open. */
const PUBLIC_URL = '{{PUBLIC_URL}}';

interface Rendered {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

async function render(html: string, publicUrl: string): Promise<Rendered> {
  const plain = Buffer.from(html.replaceAll(PUBLIC_URL, publicUrl));
  const [br, zipped] = await Promise.all([compressBrotli(plain), compressGzip(plain)]);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { etag: `W/"${hash}"`, plain, br, gzip: zipped };
}

/** Sends the page in answer to a request. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The page of the web application, with the installation's own address in what services read that show a preview of a
 * link: they follow no relative one. Made once, and again when the file has changed.
 */
export function makePage(file: string, publicUrl: string): SendPage {
  let made: { readonly mtimeMs: number; readonly page: Promise<Rendered> } | undefined;

  async function load(): Promise<Rendered> {
    const { mtimeMs } = await stat(file);
    if (made?.mtimeMs !== mtimeMs) {
      made = { mtimeMs, page: readFile(file, 'utf8').then((html) => render(html, publicUrl)) };
    }
    return made.page;
  }

  return async (request, reply) => {
    const { etag, plain, br, gzip: zipped } = await load();
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('text/html; charset=utf-8');
    const accepted = request.headers['accept-encoding'] ?? '';
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br);
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(zipped);
    return reply.send(plain);
  };
}
