import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that the rules of WCAG 2 A and AA find. Frames of other sites, which no page has, would be left out. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: ['wcag2a', 'wcag2aa'], resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  expect(found, where).toEqual([]);
}

/** Before the first page: the theme, and nothing that moves. */
export async function useScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((scheme) => {
    localStorage.setItem('theme', scheme);
  }, colorScheme);
}
