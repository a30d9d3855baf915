/** Steers the direction of text, so that `fdp.exe` reads as `exe.pdf`. */
const DIRECTIONS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const MAX_LENGTH = 200;

/**
 * A file's name as it is stored and returned: the last part of a path, in one line, without control characters or
 * ones that disguise it, shortened before its extension if it is long. `document` if nothing is left.
 */
export function toDocumentName(fileName: string): string {
  const name = (fileName.toWellFormed().split(/[/\\]/).at(-1) ?? '')
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (name === '') return 'document';
  const [ending = ''] = /\.[\p{L}\p{N}]{1,10}$/u.exec(name) ?? [];
  const stem = Array.from(name.slice(0, name.length - ending.length));
  return stem.slice(0, MAX_LENGTH - ending.length).join('') + ending;
}
