/** A rich text file with a paragraph for each line of `text`. */
export function makeRtf(text: string): Uint8Array {
  const paragraphs = text
    .replaceAll(/[\\{}]/g, '\\$&')
    .replaceAll(/[^\0-\u007F]/g, (letter) => `\\u${letter.charCodeAt(0)}?`)
    .split('\n')
    .map((line) => `${line}\\par\r\n`);
  const fonts = '{\\fonttbl{\\f0\\fmodern\\fcharset129 Courier New;}}';
  return Buffer.from(`{\\rtf1\\ansi\\ansicpg1252\\deff0${fonts}\\pard\\f0 ${paragraphs.join('')}}`);
}
