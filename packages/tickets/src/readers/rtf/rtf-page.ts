import { MAX_TEXT_LENGTH } from '../../limits.ts';

/** What is read of a page with its markup: more than goes on to the parsers. */
const MAX_LENGTH = 3 * MAX_TEXT_LENGTH;

/** The page of a rich text file while it is put together, as HTML: paragraphs, and rows of cells. */
export class RtfPage {
  #done = '';
  #table = '';
  #row = '';
  #cell = '';
  #paragraph = '';

  /** Longer than any ticket: the rest is not read. */
  get isFull(): boolean {
    const parts = [this.#done, this.#table, this.#row, this.#cell, this.#paragraph];
    return parts.reduce((length, part) => length + part.length, 0) > MAX_LENGTH;
  }

  write(text: string): void {
    this.#paragraph += text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  }

  breakLine(): void {
    this.#paragraph += '<br>';
  }

  endParagraph(isInTable: boolean): void {
    const paragraph = this.#takeParagraph();
    if (isInTable) this.#cell += paragraph;
    else this.#done += `${this.#takeTable()}${paragraph}`;
  }

  endCell(): void {
    this.#row += `<td>${this.#cell}${this.#takeParagraph()}</td>`;
    this.#cell = '';
  }

  endRow(): void {
    if (this.#row !== '') this.#table += `<tr>${this.#row}</tr>`;
    this.#row = '';
  }

  toHtml(): string {
    if (this.#cell !== '') this.endCell();
    this.endRow();
    this.endParagraph(false);
    return this.#done;
  }

  #takeParagraph(): string {
    const paragraph = `<p>${this.#paragraph}</p>`;
    this.#paragraph = '';
    return paragraph;
  }

  #takeTable(): string {
    const table = this.#table === '' ? '' : `<table>${this.#table}</table>`;
    this.#table = '';
    return table;
  }
}
