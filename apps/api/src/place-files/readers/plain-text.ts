import { Parser } from 'htmlparser2';

const BREAKING = new Set([
  'br',
  'p',
  'div',
  'li',
  'tr',
  'table',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
]);
const UNSEEN = new Set(['script', 'style', 'head', 'title', 'template', 'noscript']);

/** The text that a person would read in a description in HTML. Text without HTML stays as it is, with its line breaks. */
export function toPlainText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const parts: string[] = [];
  let unseen = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (UNSEEN.has(name)) unseen += 1;
      if (BREAKING.has(name)) parts.push('\n');
      if (name === 'td') parts.push(' ');
    },
    ontext: (text) => {
      if (unseen === 0) parts.push(text);
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
      if (BREAKING.has(name) && name !== 'br') parts.push('\n');
    },
  });
  parser.end(html);
  return parts
    .join('')
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
