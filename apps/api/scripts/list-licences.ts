import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const OWN = '@ooo/';
const TEXTS = /^(licen[cs]e|copying|notice)/i;

/** The fields of a package.json that are read; some old ones name their licence as an object. */
const Manifest = z.object({
  name: z.string(),
  version: z.string().default(''),
  license: z
    .union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)])
    .optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
type Manifest = z.infer<typeof Manifest>;

/** A third party's package and the terms under which it may be used. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it; undefined where the package says nothing. */
  readonly identifier: string | undefined;
  /** The licence files, each with its text. */
  readonly texts: readonly string[];
}

function readManifest(folder: string): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/** Where Node finds a package from a folder; undefined if it is not installed: for other systems, or left out by `overrides`. */
function findPackage(from: string, name: string): string | undefined {
  const path = join(from, 'node_modules', name);
  if (existsSync(join(path, 'package.json'))) return realpathSync(path);
  return dirname(from) === from ? undefined : findPackage(dirname(from), name);
}

function readTexts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
}

/**
 * The packages that the one in a folder runs with, through the product's own as well, by name and version. Each is listed
 * once; what is not installed does not ship, and is left out.
 */
export function listLicences(root: string): Licence[] {
  const licences = new Map<string, Licence>();
  const seen = new Set<string>();
  const visit = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { name, version, license, dependencies, optionalDependencies } = readManifest(folder);
    if (!name.startsWith(OWN))
      licences.set(`${name}@${version}`, {
        name,
        version,
        identifier: license,
        texts: readTexts(folder),
      });
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = findPackage(folder, dependency);
      if (found !== undefined) visit(found);
    }
  };
  visit(realpathSync(root));
  return [...licences.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, licence]) => licence);
}

/** In the form that Vite gives the web application's list. */
export function writeLicences(licences: readonly Licence[]): string {
  const entries = licences.map(({ name, version, identifier = 'see below', texts }) =>
    [`## ${name} - ${version} (${identifier})`, ...texts].join('\n\n'),
  );
  return `${['# Licenses', 'The server runs with these packages:', ...entries].join('\n\n')}\n`;
}
