import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';

/** As many elements as the product takes of a shelf, with all the facts that it reads. */
const ELEMENTS = 300;

export interface OpenSources {
  readonly url: string;
  /** From now on nothing is answered. */
  readonly die: () => void;
  readonly asked: () => number;
  readonly stop: () => void;
}

/** Names and facts that are made up, spread over the box that the question names. */
function makeElements(box: readonly number[]): object[] {
  const [south = 0, west = 0, north = 0, east = 0] = box;
  return Array.from({ length: ELEMENTS }, (_, at) => ({
    type: 'node',
    id: at + 1,
    lat: south + ((north - south) * (at % 20)) / 20,
    lon: west + ((east - west) * Math.floor(at / 20)) / (ELEMENTS / 20),
    tags: {
      name: `Sample ${at}`,
      'name:en': `Sample place ${at}`,
      'name:ko': `보기 장소 ${at}`,
      tourism: 'museum',
      wikidata: `Q${at}`,
      website: `https://sample${at}.example.org`,
      opening_hours: 'Tu-Su 10:00-18:00; PH off',
      phone: `+00 ${at}`,
      'addr:street': 'Sample Street',
      'addr:housenumber': String(at),
    },
  }));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const form = new URLSearchParams(await text(request));
  const [, box = ''] = /\[bbox:([-\d.,]+)\]/u.exec(form.get('data') ?? '') ?? [];
  if (box === '') return '[]';
  return JSON.stringify({ version: 0.6, elements: makeElements(box.split(',').map(Number)) });
}

/** Overpass with an answer at once, and Nominatim without a result, on this machine. */
export async function startOpenSources(): Promise<OpenSources> {
  const port = await getPort();
  let isDead = false;
  let asked = 0;
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked += 1;
    if (isDead) return;
    const body = await bodyOf(request);
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  }
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    die: () => {
      isDead = true;
    },
    asked: () => asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
