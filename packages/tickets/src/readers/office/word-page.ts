import { layOutOnPaper } from '../../text/wide-letters.ts';
import { htmlToLines } from '../html/html-to-lines.ts';
import { alignColumns } from './align-columns.ts';

/** Replaces a tab while the page is laid out, where a tab would count as a space. */
const TAB = '\uE009';
/** A page of the web takes several for one; in Word, columns are made of them. */
const SPACES = / {2,}/g;
const KEPT_SPACE = '\u00A0';

/** The page of a word processor as lines: each paragraph is one, cells of tables and tabs are columns. */
export function layOutWordPage(html: string): string {
  const page = html
    .replaceAll('\t', TAB)
    .replaceAll(SPACES, (spaces) => KEPT_SPACE.repeat(spaces.length))
    .replaceAll('<p></p>', '<p>&nbsp;</p>');
  const lines = layOutOnPaper(page, (wide) => htmlToLines(wide, 'close'));
  return alignColumns(lines.replaceAll(TAB, '\t'));
}
