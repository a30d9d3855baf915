import type { ReadingStep } from '@ooo/domain/tickets/reading-step.schema';
import type { DocumentState, DraftDocument, TripDraft } from '../state/draft.types.ts';
import type { AdmittedDocument } from './admit-documents.ts';
import type { ReadingProblem } from './reading-problem.ts';

function mapDocuments(
  draft: TripDraft,
  change: (document: DraftDocument) => DraftDocument,
): TripDraft {
  return { ...draft, documents: draft.documents.map(change) };
}

/** The draft with more documents. */
export function withDocuments(draft: TripDraft, admitted: readonly AdmittedDocument[]): TripDraft {
  const added = admitted.map((document, at) => ({ ...document, id: draft.nextDocumentId + at }));
  return {
    ...draft,
    documents: [...draft.documents, ...added],
    nextDocumentId: draft.nextDocumentId + added.length,
  };
}

/** Documents that go into the next reading: those that wait, and with them those that were read. */
export function listReadable(draft: TripDraft): (DraftDocument & { readonly file: File })[] {
  return draft.documents.flatMap((document) => {
    const { file, state } = document;
    return file && (state === 'waiting' || state === 'read') ? [{ ...document, file }] : [];
  });
}

/** The draft with the documents of one state in another. */
export function withStates(draft: TripDraft, from: DocumentState, to: DocumentState): TripDraft {
  return mapDocuments(draft, (document) =>
    document.state === from
      ? { ...document, state: to, step: undefined, problem: undefined }
      : document,
  );
}

/** The draft with one document to be read again. */
export function withWaiting(draft: TripDraft, id: number): TripDraft {
  return mapDocuments(draft, (document) =>
    document.id === id ? { ...document, state: 'waiting', problem: undefined } : document,
  );
}

/** The draft with the progress of a document; documents that were read before show none. */
export function withStep(draft: TripDraft, id: number | undefined, step: ReadingStep): TripDraft {
  return mapDocuments(draft, (document) =>
    document.id === id && document.state === 'reading' ? { ...document, step } : document,
  );
}

/** The draft after a reading without result. */
export function withFailure(draft: TripDraft, problem: ReadingProblem): TripDraft {
  return mapDocuments(draft, (document) =>
    document.state === 'reading'
      ? { ...document, state: 'failed', step: undefined, problem }
      : document,
  );
}

/** True if every document was read and the flights are ready for review. */
export function isReadyForReview({ legs: segments, documents }: TripDraft): boolean {
  const areRead = documents.every(({ state, problem }) => state === 'read' && !problem);
  return segments.length > 0 && areRead;
}

/** The files that can be kept with a trip: those with flights, without pasted texts. */
export function listKeepable(documents: readonly DraftDocument[]): File[] {
  return documents.flatMap(({ file, kind, state }) =>
    file && kind !== 'text' && state === 'read' ? [file] : [],
  );
}
