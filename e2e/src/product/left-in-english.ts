import { expect, type Page } from '@playwright/test';
import { en } from '@ooo/texts/en/web/resources';
import { texts as es } from '@ooo/texts/es/web/resources';

/** Texts that are the same in every language, and why. */
const NAMES: readonly RegExp[] = [
  // The product, its company, what it calls the state without a trip, and the tiers of its beta.
  /OOO|O³|Out of Office|Beta (?:Red|Blue)/gu,
  // The traveller, the file and the code of the journey itself.
  /mina[\w-]*@example\.com|Mina(?: Park)?|ticket\.pdf|WRONG/gu,
  // E-mail addresses.
  /\w+@(?:example\.com|localhost)/gu,
  // Languages to choose from have their own names.
  /^English$/gu,
  // Codes as tickets and airports have them: ICN, KE82, QX7T2K, 2PC. The languages of the account menu: EN, ES.
  /\b(?=[A-Z\d]*[A-Z])[A-Z\d]{2,}\b/gu,
  // Airlines and aircraft as they are printed.
  /Korean Air|BOEING|Boeing [\w-]+/gu,
  // The sources of what is shown, and licences that have to be named.
  /Deutscher Wetterdienst|CLIMAT|CC BY|Leaflet|Natural Earth|GeoNames|OpenStreetMap|Google|Apple|Anthropic|Copernicus/gu,
  // Browsers and systems.
  /Chrome|Linux|Mac/gu,
  // Kinds of files.
  /PDF|Word|JSON|zip|KML|KMZ|GPX|GeoJSON|CSV/gu,
  // Units, and the keys of a keyboard.
  /\d\s?(?:km\/h|km|mm|m|kg|MB|kB|h|min)\b|\b(?:Ctrl|Esc|Enter)\b/gu,
  // Addresses, and the names that places have, as they are written there in Latin letters.
  /\d[\d-]* [\w -]+, [\w-]+-gu, Seoul|Seoul Sky|Starfield|N Seoul/gu,
  // A weather station is called by its own name.
  /(?<=CLIMAT[^,]*, )Seoul|(?<=promediados\), )Seoul|(?<=평균\), )Seoul|^\), Seoul/gu,
];

/**
 * All that the page says in the language that it names: texts, and the names and hints that are read out. What says
 * that it is in another language, like the languages to choose from, is left out, and so is the traveller's document.
 */
const READ = `(() => {
  const language = document.documentElement.lang;
  const isSaid = (element) =>
    (element.closest('[lang]')?.lang ?? language) === language &&
    !element.closest('script, style, noscript, [aria-hidden=true] button, [data-document]') &&
    element.checkVisibility();
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element && isSaid(element)) said.push(walker.currentNode.data);
  }
  const names = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
  for (const element of document.querySelectorAll(names.map((name) => '[' + name + ']').join())) {
    if (isSaid(element)) said.push(...names.map((name) => element.getAttribute(name) ?? ''));
  }
  for (const input of document.querySelectorAll('textarea, input:not([type=radio], [type=checkbox])'))
    if (isSaid(input)) said.push(input.value);
  return { language, texts: [...new Set(said.map((text) => text.trim()).filter((text) => text !== ''))] };
})()`;

interface Said {
  readonly language: string;
  readonly texts: readonly string[];
}

type Texts = { readonly [key: string]: string | Texts };

const listTexts = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : listTexts(text)));

const wordsOf = (text: string): string[] =>
  text.replaceAll(/\{\{.*?\}\}|<\/?\w+\/?>/gu, ' ').match(/\p{L}[\p{L}’']+/gu) ?? [];

const wordsIn = (texts: Texts): string[] =>
  listTexts(texts)
    .flatMap(wordsOf)
    .map((word) => word.toLowerCase());

const SPANISH: ReadonlySet<string> = new Set([
  ...wordsIn(es),
  // Of other texts: `uno para cada día que lo uses`, and Sunday.
  'uses',
  'do',
]);
/** Words of the English texts that are not Spanish, and parts of place names. */
const ENGLISH: ReadonlySet<string> = new Set([
  ...wordsIn(en).filter((word) => !SPANISH.has(word)),
  ...'the and of with for from palace temple market museum park tower village street bridge gate river mountain'.split(
    ' ',
  ),
]);

function isEnglish(word: string, language: string): boolean {
  return language === 'es' ? ENGLISH.has(word.toLowerCase()) : /^[a-z’']+$/iu.test(word);
}

/** A page in another language has no English except texts that are the same in every language. */
export async function expectNoEnglish(page: Page, where: string): Promise<void> {
  const { language, texts } = await page.evaluate<Said>(READ);
  expect.soft(['ko', 'es'], where).toContain(language);
  expect.soft(texts.length, where).toBeGreaterThan(5);
  const found = texts.filter((text) => {
    const rest = NAMES.reduce((left, name) => left.replaceAll(name, ' '), text);
    return wordsOf(rest).some((word) => isEnglish(word, language));
  });
  expect.soft(found, where).toEqual([]);
}
