import type { Notice, RawDocument } from './reader.types.ts';

type Joined = Pick<RawDocument, 'text' | 'shown' | 'structured'> & { readonly notices: Notice[] };

/** Documents in a document as one. One without a flight does not affect the others. */
export function joinDocuments(documents: readonly RawDocument[]): Joined {
  const shown = documents.flatMap((document) => document.shown ?? []);
  return {
    text: documents.map(({ text }) => text).join('\n\n'),
    structured: documents.flatMap(({ structured }) => structured),
    notices: documents.flatMap(({ notices }) => notices).filter(({ code }) => code !== 'NO_FLIGHT'),
    ...(shown.length === 0 ? {} : { shown: shown.join('\n\n') }),
  };
}
