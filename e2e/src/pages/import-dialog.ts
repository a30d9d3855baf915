import type { Locator, Page } from '@playwright/test';

export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function asPdf(name: string, buffer: Buffer): UploadedFile {
  return { name, mimeType: 'application/pdf', buffer };
}

/** A busy machine reads slowly. */
export const READING_MS = 60_000;

/** 'Create a new trip', or 'Add a ticket' to one: ticket, flights, trip or changes. */
export class ImportDialog {
  readonly root: Locator;
  /** The documents as they look, or their text. */
  readonly document: Locator;

  constructor(page: Page, title: string | RegExp = 'Create a new trip') {
    this.root = page.getByRole('dialog', { name: title });
    this.document = this.root.getByRole('region', { name: 'Document' });
  }

  async upload(...files: UploadedFile[]): Promise<void> {
    await this.root.locator('input[type=file]').first().setInputFiles(files);
  }

  /** A value of the n-th flight as its card shows it, by its label; a press opens its field. */
  value(label: string, flight: number): Locator {
    const name = new RegExp(`^${label}:? `);
    return this.root.getByRole('group').nth(flight).getByRole('button', { name });
  }

  /** Opens the fields of the n-th flight. */
  async edit(flight: number): Promise<void> {
    await this.root.getByRole('button', { name: `Edit flight ${flight + 1}` }).click();
  }

  /** A field of the n-th flight, once they are open, by its label. */
  field(label: string, flight: number): Locator {
    return this.root.getByRole('group').nth(flight).getByLabel(label, { exact: true }).first();
  }

  /** Waits for the flights of what was given. */
  async reviewed(): Promise<void> {
    await this.value('Flight number', 0).waitFor({ timeout: READING_MS });
  }

  /** The place on the document that is marked now. */
  mark(): Locator {
    return this.document.locator('[data-mark="active"]');
  }

  async toTrip(): Promise<void> {
    await this.root.getByRole('button', { name: 'Next: the trip' }).click();
  }

  async create(): Promise<void> {
    await this.root.getByRole('button', { name: 'Create Trip' }).click();
  }
}
