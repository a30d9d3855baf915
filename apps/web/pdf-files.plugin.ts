import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What pdf.js asks for by name: its worker, and while it draws, character maps, fonts, and decoders without WebAssembly. */
const FOLDERS = {
  build: /^pdf\.worker\.min\.mjs$/,
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(pfb|ttf)$/,
  wasm: /_nowasm_fallback\.js$/,
};

const require = createRequire(import.meta.url);
const root = dirname(require.resolve('pdfjs-dist/package.json'));
const { version } = require('pdfjs-dist/package.json') as { version: string };

/** The path of each file under the application's address, and the file itself. */
const files = new Map(
  Object.entries(FOLDERS).flatMap(([folder, pattern]) =>
    readdirSync(join(root, folder))
      .filter((name) => pattern.test(name))
      .map((name) => [`assets/pdfjs-${version}/${folder}/${name}`, join(root, folder, name)]),
  ),
);

/** Ships the files of pdf.js beside the bundle, under its version: no page asks a third party for them. */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    generateBundle() {
      for (const [fileName, path] of files) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = files.get(request.url?.slice(1) ?? '');
        if (path === undefined) return next();
        if (/\.m?js$/.test(path)) response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(path));
      });
    },
  };
}
