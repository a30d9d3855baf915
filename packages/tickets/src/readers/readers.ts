import { readCalendar } from './calendar.reader.ts';
import { readData } from './data.reader.ts';
import type { FileType } from './file-type.ts';
import { readDoc } from './doc.reader.ts';
import { readDocx } from './docx.reader.ts';
import { readHtml } from './html.reader.ts';
import { readImage } from './image.reader.ts';
import { readMail } from './mail.reader.ts';
import { readPass } from './pass.reader.ts';
import { readPasses } from './passes.reader.ts';
import { readPdf } from './pdf.reader.ts';
import type { Reader } from './reader.types.ts';
import { readRtf } from './rtf.reader.ts';
import { readText } from './text.reader.ts';

/** Which reader reads what. A type that is missing here is refused by name. */
export const READERS: Readonly<Partial<Record<FileType, Reader>>> = {
  pdf: readPdf,
  html: readHtml,
  image: readImage,
  mail: readMail,
  text: readText,
  calendar: readCalendar,
  pass: readPass,
  passes: readPasses,
  data: readData,
  docx: readDocx,
  doc: readDoc,
  'rich-text': readRtf,
};
