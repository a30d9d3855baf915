import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../apps/web/src/i18n/en/resources.ts';
import { ROOT } from './run.ts';

/** Every text of the interface is in the catalogues of `apps/web/src/i18n`, and every one of those is used. */
const WEB = 'apps/web/src/';
/** The catalogues themselves, tests, and the page of components that no build has. */
const LEFT_OUT = /^i18n\/(?:en|ko|es)\/|\.test\.tsx?$|(?:^|\/)testing\/|^app\/ui\//u;

interface Source {
  readonly file: string;
  readonly text: string;
}

const sources: readonly Source[] = globSync('**/*.{ts,tsx}', { cwd: join(ROOT, WEB) })
  .filter((file) => !LEFT_OUT.test(file))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(ROOT, WEB, file), 'utf8') }));

type Texts = { readonly [key: string]: string | Texts };

/** The keys of a namespace without what marks a plural: `count` of `count_one` and `count_other`. */
function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [`${prefix}${key.replace(/_(?:zero|one|other)$/u, '')}`]
      : keysOf(text, `${prefix}${key}.`),
  );
}

const LITERAL = /'(?<plain>[\w-]+(?::[\w-]+)?(?:\.[\w-]+)*)'|"(?<double>[\w-]+(?:[.:][\w-]+)*)"/gu;
const TEMPLATE = /`(?<body>[\w.:-]*\$\{[^`]*)`/gu;

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** What a template may be with values in it: `steps.${step}.title` is any key of that form. */
function toForm(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/u).map(escape);
  return new RegExp(`^${parts.join('[\\w.& -]+')}$`, 'u');
}

/** The keys that a file may ask for: those it names, and the forms of those it puts together. */
function usesOf({ text }: Source) {
  const named = [...text.matchAll(LITERAL)].map(
    ({ groups }) => groups?.['plain'] ?? groups?.['double'] ?? '',
  );
  const forms = [...text.matchAll(TEMPLATE)].map(({ groups }) => toForm(groups?.['body'] ?? ''));
  return { text, named: new Set(named), forms };
}

const uses = sources.map(usesOf);

/** Files that speak with a namespace: they name it, or it is the one that needs no name. */
function speakersOf(namespace: string) {
  const name = new RegExp(`['"\`]${namespace}(?:['"]|:)`, 'u');
  return namespace === 'common' ? uses : uses.filter(({ text }) => name.test(text));
}

function findUnused(namespace: string, texts: Texts): string[] {
  const speakers = speakersOf(namespace);
  return [...new Set(keysOf(texts))].filter((key) => {
    const names = [key, `${namespace}:${key}`];
    return !speakers.some(({ named, forms }) =>
      names.some((name) => named.has(name) || forms.some((form) => form.test(name))),
    );
  });
}

/** What stands between tags, and what is read out or shown for an element, as far as it is written there. */
const BETWEEN_TAGS =
  /(?<=[\w"'}/]>)\s*(?!,)(?<text>[^<>{}=;()|&]*\p{L}{2}[^<>{}=;()|&]*?)\s*(?=<\/|<[A-Z]|\{)/gu;
const ATTRIBUTE =
  /\b(?:aria-label|aria-description|label|title|placeholder|alt|description|text)(?:=|'?: )(?:\{)?["'](?<text>[^"']*\p{L}{2}[^"']*)["']/gu;

/** What is the same in every language. */
const SAME = /^(?:OOO|© O³|you@example\.com|한국어|Leaflet|OpenStreetMap|[A-Z]{2,3}(?: \d+)?)$/u;
/** A key of a catalogue, which a table may name. */
const KEY = /^[\w-]+(?:\.[\w-]+)+$/u;

function findTexts({ file, text }: Source): string[] {
  const written = [BETWEEN_TAGS, ATTRIBUTE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups }) => (groups?.['text'] ?? '').trim()),
  );
  const texts = written.filter((found) => !SAME.test(found) && !KEY.test(found));
  return texts.map((found) => `${file}: ${found}`);
}

describe('the texts of the interface', () => {
  it.each(Object.entries(en))('of %s are all used', (namespace, texts) => {
    expect(findUnused(namespace, texts)).toEqual([]);
  });

  it('are not written in components', () => {
    const components = sources.filter(({ file }) => file.endsWith('.tsx'));
    expect(components.length).toBeGreaterThan(200);
    expect(components.flatMap(findTexts)).toEqual([]);
  });
});

describe('what is found in a component', () => {
  it.each([
    ['<p>Save the trip</p>', ['Save the trip']],
    ['<Text size="sm">\n  Nothing here\n</Text>', ['Nothing here']],
    ['<b>Day {number}</b>', ['Day']],
    ['<Button aria-label="Close" />', ['Close']],
    ["const CHOICES = [{ value: 'a', label: 'Kept' }];", ['Kept']],
    ["<p>{t('save')}</p>", []],
    ['<p>OOO</p>', []],
    ['const known = new Map<string, number>();\nreturn <Rings />;', []],
    ["label={t('menu.language')}", []],
  ])('%s', (text, found) => {
    expect(findTexts({ file: 'a.tsx', text })).toEqual(found.map((one) => `a.tsx: ${one}`));
  });
});
