import type { Locator, Page } from '@playwright/test';

export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** 'Create a new trip': ticket, flights, trip. */
export class ImportDialog {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Create a new trip' });
  }

  async upload(file: UploadedFile): Promise<void> {
    await this.root.locator('input[type=file]').first().setInputFiles(file);
  }

  /** A field of the n-th flight of the review, by its label. */
  field(label: string, flight: number): Locator {
    return this.root.getByLabel(label, { exact: true }).nth(flight);
  }

  async toTrip(): Promise<void> {
    await this.root.getByRole('button', { name: 'Next: the trip' }).click();
  }

  async create(): Promise<void> {
    await this.root.getByRole('button', { name: 'Create Trip' }).click();
  }
}
