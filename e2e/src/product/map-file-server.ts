import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import getPort from 'get-port';

/** Another origin that answers range requests for one file, as a server of maps does, or 404. */
export class MapFileServer {
  readonly url: string;
  isGone = false;
  readonly #port: number;
  readonly #server: Server;

  constructor(port: number, file: Buffer) {
    this.#port = port;
    this.url = `http://localhost:${port}/city.pmtiles`;
    this.#server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'range');
      if (request.method === 'OPTIONS') return response.writeHead(204).end();
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
      if (this.isGone || !range) return response.writeHead(404).end();
      const [from, to] = [Number(range[1]), Math.min(Number(range[2]), file.length - 1)];
      response.writeHead(206, { 'content-range': `bytes ${from}-${to}/${file.length}` });
      return response.end(file.subarray(from, to + 1));
    });
  }

  static async start(file: Buffer): Promise<MapFileServer> {
    const server = new MapFileServer(await getPort(), file);
    server.#server.listen(server.#port, 'localhost');
    await once(server.#server, 'listening');
    return server;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
