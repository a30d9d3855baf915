import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWrittenTexts, type WrittenTexts } from '../apps/web/scripts/written-texts.ts';
import { en } from '../packages/texts/src/en/web/resources.ts';
import { ROOT } from './run.ts';

/** Every text of the interface is in the catalogues of `packages/texts`, and every one of those is used. */
const WEB = 'apps/web/src/';
/** Tests, and the page of components that no build has. */
const LEFT_OUT = /\.test\.tsx?$|(?:^|\/)testing\/|^app\/ui\//u;

interface Source extends WrittenTexts {
  readonly file: string;
}

const sources: readonly Source[] = globSync('**/*.{ts,tsx}', { cwd: join(ROOT, WEB) })
  .filter((file) => !LEFT_OUT.test(file))
  .toSorted()
  .map((file) => {
    const text = readFileSync(join(ROOT, WEB, file), 'utf8');
    return Object.assign(readWrittenTexts(file, text), { file });
  });

type Texts = { readonly [key: string]: string | Texts };

/** The keys of a namespace without what marks a plural: `count` of `count_one` and `count_other`. */
function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [`${prefix}${key.replace(/_(?:zero|one|other)$/u, '')}`]
      : keysOf(text, `${prefix}${key}.`),
  );
}

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** What a template may be with values in it: `steps.${step}.title` is any key of that form. */
function toForm(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map(escape).join('[\\w.& -]+')}$`, 'u');
}

/** The keys that a file may ask for: those it names, and the forms of those it puts together. */
const uses = sources.map(({ strings, templates }) => ({
  named: new Set(strings),
  forms: templates.filter((parts) => parts.join('') !== '').map(toForm),
  opens: [...strings, ...templates.map(([first = '']) => first)],
}));

/** Files that speak with a namespace: they name it, or it is the one that needs no name. */
function speakersOf(namespace: string) {
  if (namespace === 'common') return uses;
  return uses.filter(
    ({ named, opens }) =>
      named.has(namespace) || opens.some((text) => text.startsWith(`${namespace}:`)),
  );
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

/** What is the same in every language. */
const SAME =
  /^(?:OOO|© O³|you@example\.com|한국어|Ctrl [A-Z]|#[\da-f]{6}|Leaflet|OpenStreetMap|[A-Z]{2,3}(?: \d+)?)$/u;
/** A key of a catalogue, which a table may name. */
const KEY = /^(?:\w+:)?[\w-]+(?:\.[\w-]+)+\.?$/u;
const WORD = /\p{L}{2}/u;

const isText = (text: string) => WORD.test(text) && !SAME.test(text) && !KEY.test(text);

function findTexts({ file, shown }: Source): string[] {
  return shown.filter(isText).map((text) => `${file}: ${text}`);
}

describe('the texts of the interface', () => {
  // Those of `fields` go by the reasons of schemas: `error-reasons.test.ts` finds what no source gives.
  const { fields: _byReason, ...named } = en;
  it.each(Object.entries(named))('of %s are all used', (namespace, texts) => {
    expect(findUnused(namespace, texts)).toEqual([]);
  });

  it('are not written in the source', () => {
    expect(sources.length).toBeGreaterThan(800);
    expect(sources.flatMap(findTexts)).toEqual([]);
  });
});

describe('what is found in a component', () => {
  it.each([
    ['<p>Save the trip</p>', ['Save the trip']],
    ['<Text size="sm">\n  Nothing\n  here\n</Text>', ['Nothing here']],
    ['<b>Day {number}</b>', ['Day']],
    ["<b>{'Save'}</b>", ['Save']],
    ["<b>{isOn ? 'On' : t('off')}</b>", ['On']],
    ['<b>{name ?? `Trip ${number}`}</b>', ['Trip']],
    ['<Button aria-label="Close" />', ['Close']],
    ["<Button aria-label={isOpen ? 'Close' : 'Open'} />", ['Close', 'Open']],
    ["const CHOICES = [{ value: 'a', label: 'Kept' }];", ['Kept']],
    ["const CHOICES = [{ value: 'a', 'aria-label': ('Kept' as const) }];", ['Kept']],
    ["toast({ title: t('error'), message: 'It broke: ' + reason });", ['It broke:']],
    ["<b>{kind === 'hotel' && 'Check in'}</b>", ['Check in']],
    ["<p>{t('save')}</p>", []],
    ['<p>OOO</p>', []],
    ['// <p>Save the trip</p>\nconst known = new Map<string, number>();', []],
    ['const x = <Rings className="large ring" />;', []],
    ["const x = <Menu label={t('menu.language')} />;", []],
  ])('%s', (source, found) => {
    const texts = findTexts({ file: 'a.tsx', ...readWrittenTexts('a.tsx', source) });
    expect(texts).toEqual(found.map((one) => `a.tsx: ${one}`));
  });

  it('is not looked for outside sources', () => {
    expect(() => readWrittenTexts('a.tsx', '<p>')).toThrow(SyntaxError);
  });
});
