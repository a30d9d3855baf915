import { z } from 'zod';

/**
 * How programs wrote text before UTF-8, by the names of the Encoding Standard, and what a traveller calls it. Only these
 * are found or asked for.
 */
export const FILE_ENCODINGS = [
  'shift_jis',
  'euc-jp',
  'big5',
  'gb18030',
  'euc-kr',
  'windows-1251',
  'windows-1252',
  'windows-1250',
  'windows-1253',
  'windows-1254',
] as const;
export const FileEncoding = z.enum(FILE_ENCODINGS);
export type FileEncoding = z.infer<typeof FileEncoding>;

/** A way in which a file may be written, and its first foreign words read that way. */
export const EncodingChoice = z.object({ encoding: FileEncoding, sample: z.string() });
export type EncodingChoice = z.infer<typeof EncodingChoice>;
