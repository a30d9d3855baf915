import { describe, expect, it } from 'vitest';
import { en } from './en/web/resources.ts';
import { WEB_LANGUAGES } from './web.ts';

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(`${prefix}${key}`, value);
    else for (const [path, text] of flatten(value, `${prefix}${key}.`)) flat.set(path, text);
  }
  return flat;
}

const placeholders = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join();

const TRANSLATIONS = await Promise.all(
  Object.entries(WEB_LANGUAGES).map(
    async ([language, load]) => [language, (await load()).texts] as const,
  ),
);

describe.each(TRANSLATIONS)('%s', (_language, texts) => {
  const english = flatten(en);
  const translated = flatten(texts);

  it('has the keys of English, no more and no fewer §1.19 §9.48', () => {
    // Some languages count nothing otherwise than i18next does.
    const keys = [...translated.keys()].filter(
      (key) => english.has(key) || !translated.has(key.replace(/_zero$/u, '_other')),
    );
    expect(keys.sort()).toEqual([...english.keys()].sort());
  });

  it('has no empty text', () => {
    expect([...translated].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('keeps the placeholders of English', () => {
    const changed = [...translated.keys()].filter(
      (key) =>
        !/_(zero|one|other)$/.test(key) &&
        placeholders(translated.get(key)) !== placeholders(english.get(key)),
    );
    expect(changed).toEqual([]);
  });
});
