import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.0, 2.1 and 2.2, A and AA, and what axe knows of good practice beyond them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of axe's experiments: what is seen on a control is part of its name, WCAG 2.5.3. */
const LABEL_IN_NAME = 'label-content-name-mismatch';

interface Exception {
  readonly rule: string;
  /** Where it is: the first tag of an element that was found, or one around it. */
  readonly within: string;
}

const EXCEPTIONS: readonly Exception[] = [
  // The lower edge of a visit is dragged by a mouse, and as high as a finger it would cover the visit. Its menu and its
  // sheet set the length too, in full size: WCAG 2.5.8 calls that an equivalent.
  { rule: 'target-size', within: '[data-handle^="end "]' },
  // A shortcut is drawn on the button, and told by `aria-keyshortcuts`: the caps of keys are no label.
  { rule: LABEL_IN_NAME, within: '[aria-keyshortcuts]' },
  // An open menu has the focus, and a tooltip is read with its element: neither is looked for by landmarks. Where they
  // are all that is in their portal, axe names the portal.
  { rule: 'region', within: '[role=menu], [role=tooltip]' },
];

interface Found {
  readonly rule: string;
  readonly selector: string;
  readonly html: string;
}

/**
 * Which of these are excepted. Axe looks for whole words, and in Korean a particle is joined to its word: there the name
 * has to hold what is seen letter for letter.
 */
const judge = (found: readonly Found[]) => `(() => {
  const squash = (text) => (text ?? '').replaceAll(/\\s+/g, ' ').trim();
  const exceptions = ${JSON.stringify(EXCEPTIONS)};
  return ${JSON.stringify(found)}.map(({ rule, selector }) => {
    const node = document.querySelector(selector);
    if (!node) return false;
    const isIn = (within) => node.closest(within) ||
      (node.matches('[data-portal]') &&
        [...node.children].every((child) => child.matches(within + ', output')));
    if (exceptions.some((one) => one.rule === rule && isIn(one.within))) return true;
    if (rule !== '${LABEL_IN_NAME}' || !node.matches(':lang(ko)')) return false;
    return squash(node.getAttribute('aria-label')).includes(squash(node.innerText));
  });
})()`;

/** Frames of other sites, which no page has, would be left out; no rule of these reads style sheets. */
async function find(page: Page, options: object): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ ...options, resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => ({ rule: id, selector: String(target[0]), html })),
  );
  if (found.length === 0) return [];
  const excepted = await page.evaluate<boolean[]>(judge(found));
  return found
    .filter((_, index) => excepted[index] !== true)
    .map(({ rule, html }) => `${rule}: ${html}`);
}

/** Nothing that the rules of WCAG 2.2 A and AA find, and a way by headings and regions. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const options = { runOnly: RULES, rules: { [LABEL_IN_NAME]: { enabled: true } } };
  expect(await find(page, options), where).toEqual([]);
}

/** All texts against what lies behind them, which is what differs between the themes. */
export async function expectContrast(page: Page, where: string): Promise<void> {
  const options = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  expect(await find(page, options), where).toEqual([]);
}

/** Before the first page: the theme, and nothing that moves. */
export async function useScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((scheme) => {
    localStorage.setItem('theme', scheme);
  }, colorScheme);
}

/** Before the first page: the theme follows the system, so that {@link switchScheme} changes it on an open page. */
export async function followSystemScheme(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'auto');
  });
}

/** The system changes its theme while the page is open. */
export async function switchScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (page.url() === 'about:blank') return;
  // The attribute is for style sheets; the class comes with what is rendered anew, like the ground of the map.
  const scheme = page.locator(`html.${colorScheme}[data-mantine-color-scheme=${colorScheme}]`);
  await expect(scheme).toBeAttached();
}
