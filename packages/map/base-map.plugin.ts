import type { Plugin } from 'vite';
import { readDrawnCities, readLines } from './scripts/drawn-cities.ts';
import type { TownBlock } from './scripts/town-blocks.ts';

const MODULE = 'virtual:base-map';
/** Where the files are in development. */
const PATH = '/base-map/';

/** The text of each file, by its name. */
function makeFiles(): Map<string, string> {
  const cities = readDrawnCities();
  const blocks = readLines<{ block: string; cells: unknown }>('detail.jsonl');
  return new Map([
    ...cities.map((city) => [`city-${city.code}.json`, JSON.stringify(city)] as const),
    ...blocks.map(({ block, cells }) => [`block-${block}.json`, JSON.stringify(cells)] as const),
    ...readLines<TownBlock>('towns.jsonl').map(
      ({ block, towns }) => [`towns-${block}.json`, JSON.stringify(towns)] as const,
    ),
  ]);
}

/**
 * `virtual:base-map` gives the addresses of the drawn map's files, one a city, and one for water and one for towns
 * of a block of five degrees: a browser loads what it shows, and the repository holds a handful of files.
 */
export function baseMap(): Plugin {
  let files: Map<string, string> | undefined;
  let isBuild = false;
  return {
    name: 'base-map',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      files ??= makeFiles();
      const rows = [...files].map(([name, source]) => {
        if (!isBuild) return `${JSON.stringify(name)}: ${JSON.stringify(PATH + name)}`;
        const asset = this.emitFile({ type: 'asset', name, source });
        return `${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${asset}`;
      });
      const boxes = [...files].flatMap(([name, source]) => {
        if (!name.startsWith('city-')) return [];
        const { code, box } = JSON.parse(source) as { code: string; box: number[] };
        return [{ code, box }];
      });
      return `export const FILES = {\n${rows.join(',\n')}\n};\nexport const CITY_BOXES = ${JSON.stringify(boxes)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(PATH)) return next();
        files ??= makeFiles();
        const text = files.get(request.url.slice(PATH.length));
        if (text === undefined) return next();
        response.setHeader('content-type', 'application/json').end(text);
      });
    },
  };
}
