import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own list of the packages whose code is in the bundle. */
export const LICENCES = 'third-party-licences.txt';

/** The folder of the package that a file belongs to. */
function packageOf(file: string): string {
  const folder = dirname(file);
  return existsSync(join(folder, 'package.json')) ? folder : packageOf(folder);
}

/** An entry as Vite writes it. */
function writeEntry(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license } = manifest as Record<'name' | 'version' | 'license', string>;
  const texts = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file));
  const lines = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`## ${name} - ${version} (${license})`, ...lines].join('\n\n');
}

/** Adds the packages of which only files are shipped, such as fonts: Vite lists only those with modules. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'asset' ? output.originalFileNames : [],
      );
      const folders = files
        .filter((file) => file.includes('node_modules/'))
        .map((file) => packageOf(join(import.meta.dirname, file)));
      const listed = readFileSync(join(dir, LICENCES), 'utf8');
      const entries = [...new Set(folders)]
        .map(writeEntry)
        .filter((entry) => !listed.includes(`\n${entry.slice(0, entry.indexOf('\n'))}\n`));
      appendFileSync(join(dir, LICENCES), entries.map((entry) => `\n${entry}\n`).join(''));
    },
  };
}
