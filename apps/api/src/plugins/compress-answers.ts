import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Below it compressing takes longer than what it saves on any but the slowest of networks. */
const THRESHOLD_BYTES = 8 * 1024;
/** Cheap levels: an answer is read once. */
const BROTLI_LEVEL = 3;
const GZIP_LEVEL = 1;

/** Compresses what is made anew for each request; the files of the web lie there compressed already. */
export const compressAnswers = fp(async (app) => {
  await app.register(compress, {
    threshold: THRESHOLD_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } },
    zlibOptions: { level: GZIP_LEVEL },
  });
});
