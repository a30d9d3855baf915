import { SaxesParser } from 'saxes';
import { PlaceFileError } from '../place-file-problem.ts';
import { mendXml } from './mend-xml.ts';

const MAX_DEPTH = 100;
/** A file with more is not read on: what follows would be guessed. */
const MAX_FAULTS = 100;

export interface XmlHandlers {
  /** Names come without their namespace's prefix. */
  readonly onOpen: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** `text` is the text directly in the element. */
  readonly onClose: (name: string, text: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Ends the reading where too much is wrong. */
class TooManyFaults extends Error {}

/**
 * Goes through XML once, as far as it can be read; true where it was not well-formed. A DOCTYPE is refused before
 * anything behind it is read, so that no entity can be defined and none explode. Throws `broken` for what is too deep.
 */
export function readXml(xml: string, { onOpen, onClose }: XmlHandlers): boolean {
  const parser = new SaxesParser();
  const texts: string[][] = [];
  let faults = 0;
  parser.on('doctype', () => {
    throw new PlaceFileError('doctype');
  });
  parser.on('error', () => {
    faults += 1;
    if (faults > MAX_FAULTS) throw new TooManyFaults();
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (texts.length === MAX_DEPTH) throw new PlaceFileError('broken');
    texts.push([]);
    onOpen(localName(name), attributes);
  });
  const onText = (text: string): void => {
    texts.at(-1)?.push(text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', ({ name }) => onClose(localName(name), (texts.pop() ?? []).join('')));
  // Exporters write it as HTML does; XML does not know it.
  parser.ENTITIES['nbsp'] = '\u00a0';
  const mended = mendXml(xml);
  try {
    parser.write(mended).close();
  } catch (error) {
    if (!(error instanceof TooManyFaults)) throw error;
  }
  return faults > 0 || mended !== xml;
}
