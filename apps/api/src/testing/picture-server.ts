import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { atEnd } from '@ooo/db/testing/at-end';
import { listenAnywhere } from './ports.ts';

const readPem = (name: string): string =>
  readFileSync(new URL(`certificates/${name}.pem`, import.meta.url), 'utf8');

/** The certificate of {@link startPictureServer}; a client that trusts it takes the server for `pictures.example`. */
export const CERTIFICATE = readPem('certificate');

/** A server with https on loopback; the names of its certificate are said to be there. It closes when the file ends. */
export async function startPictureServer(listener: RequestListener): Promise<number> {
  const server = createServer({ cert: CERTIFICATE, key: readPem('key') }, listener);
  const port = await listenAnywhere(server);
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return port;
}
