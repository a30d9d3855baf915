import type { Page } from '@playwright/test';
import { en } from '@ooo/texts/en/web/resources';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Í',
  O: 'Ø',
  U: 'Ú',
};

/** A word by a third longer: `Calendar` is `Cálëndárddd`, and a word of two letters has three. */
function lengthen(word: string): string {
  const accented = word.replaceAll(/[aeiou]/giu, (letter) => ACCENTED[letter] ?? letter);
  return accented + (accented.at(-1) ?? '').repeat(Math.ceil(word.length / 3));
}

/** A text of English with every word by a third longer; what is put into it, and its tags, stay. */
export function toPseudo(text: string): string {
  return text.replaceAll(/\{\{.*?\}\}|<\/?\w+\/?>|\p{L}+/gu, (part) =>
    /^[{<]/u.test(part) ? part : lengthen(part),
  );
}

type Texts = { readonly [key: string]: string | Texts };

function translate(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? toPseudo(text) : translate(text),
    ]),
  );
}

/** Every error says the same. */
const ANY_ERROR = `new Proxy({}, { get: () => '${toPseudo('Something went wrong')}' })`;

/** Instead of the texts of any other language the product gets these. */
export async function speakPseudo(page: Page): Promise<void> {
  const texts = JSON.stringify(translate(en));
  await page.route(/\/resources-[\w-]+\.js$/u, async (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const texts = ${texts};\nexport const errors = ${ANY_ERROR};\n`,
    }),
  );
}
