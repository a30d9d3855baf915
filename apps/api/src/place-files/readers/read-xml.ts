import { SaxesParser } from 'saxes';
import { PlaceFileError } from '../place-file-problem.ts';

const MAX_DEPTH = 100;

export interface XmlHandlers {
  /** Names come without their namespace's prefix. */
  readonly onOpen: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** `text` is what stood in the element itself. */
  readonly onClose: (name: string, text: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Goes through XML once. A DOCTYPE is refused before anything behind it is read, so that no entity can be defined and
 * none explode. Throws `broken` for what is not well-formed.
 */
export function readXml(xml: string, { onOpen, onClose }: XmlHandlers): void {
  const parser = new SaxesParser();
  const texts: string[][] = [];
  parser.on('doctype', () => {
    throw new PlaceFileError('doctype');
  });
  parser.on('error', () => {
    throw new PlaceFileError('broken');
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
  // Exporters write it in HTML's way; XML does not know it.
  parser.ENTITIES['nbsp'] = '\u00a0';
  parser.write(xml).close();
}
