/** Encodings of fonts by their character set (RTF 1.9.1, `\fcharset`). */
const OF_CHARSET: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

/** Encodings of code pages (`\ansicpg`). */
const OF_PAGE: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  65001: 'utf-8',
};

/** The encoding of a font; undefined for one that leaves it to the document. */
export function encodingOfCharset(charset: number): string | undefined {
  return OF_CHARSET[charset];
}

/** The encoding of a code page; that of Western Europe where it is not known. */
export function encodingOfPage(page: number): string {
  return OF_PAGE[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');
}

/** Text of bytes that are written as characters. */
export function decodeBytes(bytes: string, encoding: string): string {
  const isAscii = !/[^\0-\u007F]/u.test(bytes);
  return isAscii ? bytes : new TextDecoder(encoding).decode(Buffer.from(bytes, 'latin1'));
}
