import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../src/languages.ts';

/**
 * `pnpm --filter @ooo/texts lists`: writes every language of `src/languages.ts` into the lists of `src`, which import a
 * module of each folder. They are modules of their own so that a screen loads no more of a language than it says.
 */
const SOURCE = join(import.meta.dirname, '../src');
const IMPORT = /^import \{ en \} from '\.\/en\/(?<module>[\w-]+)\.ts';\n/mu;
const OTHER_IMPORTS = /^import \{ (?!en\b)\w\w \} from '\.\/\w\w\/[\w-]+\.ts';\n/gmu;
const LIST = /= \{\s*en,[\s\w,]*\};/u;
const LOADER = /^ +\w\w: \(\) => import\('\.\/\w\w\/web\/resources\.ts'\),\n/gmu;

function withLanguages(text: string): string {
  const module = IMPORT.exec(text)?.groups?.['module'];
  if (module === undefined || !LIST.test(text)) return text;
  const imports = LANGUAGES.map((one) => `import { ${one} } from './${one}/${module}.ts';\n`);
  return text
    .replaceAll(OTHER_IMPORTS, '')
    .replace(IMPORT, imports.join(''))
    .replace(LIST, `= { ${LANGUAGES.join(', ')} };`);
}

function withLoaders(text: string): string {
  const at = text.search(LOADER);
  if (at < 0) return text;
  const loaders = LANGUAGES.filter((one) => one !== 'en').map(
    (one) => `    ${one}: () => import('./${one}/web/resources.ts'),\n`,
  );
  return text.slice(0, at) + loaders.join('') + text.slice(at).replaceAll(LOADER, '');
}

for (const file of globSync('*.ts', { cwd: SOURCE })) {
  const path = join(SOURCE, file);
  const text = readFileSync(path, 'utf8');
  const listed = withLoaders(withLanguages(text));
  if (listed !== text) writeFileSync(path, listed);
}
