import { expect, type Locator, type Page } from '@playwright/test';
import type { en } from '@ooo/texts/en/web/resources';
import type { Translation } from '@ooo/texts/translation';
import { expectNoEnglish } from '../product/left-in-english.ts';

export type Texts = Translation<typeof en>;

/** The product in a language: its controls are found by the texts of the language, and its screens are read. */
export class SpokenProduct {
  readonly page: Page;
  readonly texts: Texts;

  constructor(page: Page, texts: Texts) {
    this.page = page;
    this.texts = texts;
  }

  /** Whatever can be pressed and has this name, or begins with it. */
  control(name: string): Locator {
    const { page } = this;
    return page
      .getByRole('button', { name })
      .or(page.getByRole('link', { name }))
      .or(page.getByRole('menuitem', { name }))
      .first();
  }

  async press(name: string): Promise<void> {
    await this.control(name).click();
  }

  /** Reads the page once all of it is there. */
  async read(where: string): Promise<void> {
    await expect(this.page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await this.page.waitForLoadState('networkidle');
    await expectNoEnglish(this.page, where);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.getByRole('contentinfo').waitFor();
    await this.read(path);
  }

  /** Presses what opens a dialog, reads it, and closes it. */
  async readDialog(opener: string): Promise<void> {
    await this.press(opener);
    const dialog = this.page.getByRole('dialog');
    await dialog.first().waitFor();
    await this.read(`dialog: ${opener}`);
    await this.page.keyboard.press('Escape');
    await dialog.first().waitFor({ state: 'hidden' });
  }
}
