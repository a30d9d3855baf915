import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Of what is good practice beyond WCAG: what a reader that goes from heading to heading or region to region needs. */
const PRACTICES = [
  'aria-allowed-role',
  'aria-dialog-name',
  'empty-heading',
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'skip-link',
  'tabindex',
];

/** An experiment of axe's, which takes what is hidden from readers, like the caps of keys, for the label that is seen. */
const EXPERIMENT = { 'label-content-name-mismatch': { enabled: false } };

/** What is dragged by a mouse is also in a menu of full size: WCAG 2.5.8 calls that an equivalent. */
const HANDLE = 'data-handle=';

async function find(page: Page, options: object): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ ...options, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !(id === 'target-size' && html.includes(HANDLE)))
      .map(({ html }) => `${id}: ${html}`),
  );
}

/** Nothing that the rules of WCAG 2.2 A and AA find, and a way by headings and regions. */
export async function expectNavigable(page: Page, where: string): Promise<void> {
  const rules = Object.fromEntries(PRACTICES.map((id) => [id, { enabled: true }]));
  const options = { runOnly: WCAG, rules: { ...rules, ...EXPERIMENT } };
  expect(await find(page, options), where).toEqual([]);
}

/** All texts against what lies behind them, which is what differs between the themes. */
export async function expectContrast(page: Page, where: string): Promise<void> {
  const options = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  expect(await find(page, options), where).toEqual([]);
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
  const scheme = page.locator(`html[data-mantine-color-scheme=${colorScheme}]`);
  await expect(scheme).toBeAttached();
}
