import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useAtomValue, useStore } from '../../../lib/jotai.ts';
import { toast } from '../../../lib/toast.ts';
import {
  admitDocuments,
  type Admission,
  type NewDocument,
  toTextDocument,
} from '../lib/admit-documents.ts';
import {
  isReadyForReview,
  listReadable,
  withDocuments,
  withFailure,
  withStates,
  withStep,
  withWaiting,
} from '../lib/draft-documents.ts';
import { withoutDocument, withReading } from '../lib/draft-reading.ts';
import { problemOfError } from '../lib/reading-problem.ts';
import {
  isShownAtom,
  openFlightAtom,
  passwordsAtom,
  readingToastAtom,
  runningAtom,
  tripDraftAtom,
} from '../state/draft.atoms.ts';
import { takeAwayAtom } from '../state/taken-away.atoms.ts';
import type { TripDraft } from '../state/draft.types.ts';
import { readDocuments } from './read-documents.ts';

/**
 * Reads documents into the draft, all of them together as one journey. It goes on while the dialog
 * is closed; what is added meanwhile is read after it. Once all were read, the flights are up for
 * review.
 */
export function useTicketReading() {
  const { t } = useTranslation('tickets');
  const language = useLanguage();
  const store = useStore();
  const isReading = useAtomValue(runningAtom) !== null;
  const [admission, setAdmission] = useState<Admission | null>(null);
  const reading = useMutation({ mutationFn: readDocuments, retry: false });
  const edit = (change: (draft: TripDraft) => TripDraft) => store.set(tripDraftAtom, change);

  const readTogether = async (controller: AbortController): Promise<void> => {
    const documents = listReadable(store.get(tripDraftAtom));
    const passwords = store.get(passwordsAtom);
    const ids = documents.map(({ id }) => id);
    edit((draft) => withStates(draft, 'waiting', 'reading'));
    try {
      const answer = await reading.mutateAsync({
        language,
        documents: documents.map(({ id, file }) => ({ file, password: passwords[id] })),
        signal: controller.signal,
        onStep: (step) => edit((draft) => withStep(draft, ids[step.document], step)),
      });
      edit((draft) => {
        const present = new Set(draft.documents.map(({ id }) => id));
        const gone = ids.filter((id) => !present.has(id));
        return gone.reduce(withoutDocument, withReading(draft, ids, answer));
      });
      // The flights may be others now, and in another order.
      store.set(openFlightAtom, null);
      edit((draft) => (isReadyForReview(draft) ? { ...draft, step: 'flights' } : draft));
    } catch (error) {
      edit((draft) =>
        controller.signal.aborted
          ? withStates(draft, 'reading', 'stopped')
          : withFailure(draft, problemOfError(error)),
      );
    }
  };

  /** The traveller closed the dialog and does something else. */
  const tellMeanwhile = (): void => {
    const { legs: segments, documents } = store.get(tripDraftAtom);
    const told = store.get(readingToastAtom);
    const isFound = segments.length > 0;
    const isUnread = documents.some(({ state }) => state === 'failed');
    const nothing = isUnread ? 'meanwhile.unread' : 'meanwhile.nothing';
    toast({
      title: t(isFound && !isUnread ? 'meanwhile.title' : 'meanwhile.look'),
      message: isFound ? t('review.found', { count: segments.length }) : t(nothing),
      ...(told && {
        id: told.id,
        link: { label: t(isFound ? 'meanwhile.review' : 'meanwhile.why'), onClick: told.reopen },
      }),
    });
  };

  const readWaiting = async (): Promise<void> => {
    const isWaiting = store.get(tripDraftAtom).documents.some(({ state }) => state === 'waiting');
    if (!isWaiting || store.get(runningAtom)) return;
    const controller = new AbortController();
    store.set(runningAtom, controller);
    await readTogether(controller);
    store.set(runningAtom, null);
    if (!store.get(isShownAtom) && !controller.signal.aborted) tellMeanwhile();
    await readWaiting();
  };

  const add = async (added: readonly NewDocument[]): Promise<void> => {
    const next = await admitDocuments(store.get(tripDraftAtom).documents, added);
    edit((draft) => withDocuments(draft, next.admitted));
    setAdmission(next);
    await readWaiting();
  };

  return {
    isReading,
    /** Documents that were not added to the list. */
    admission,
    add,
    addText: (text: string) => add([toTextDocument(text)]),
    remove: (id: number) => store.set(takeAwayAtom, (draft) => withoutDocument(draft, id)),
    readAgain: (id: number) => {
      edit((draft) => withWaiting(draft, id));
      void readWaiting();
    },
    unlock: (id: number, password: string) => {
      store.set(passwordsAtom, (known) => ({ ...known, [id]: password }));
      edit((draft) => withWaiting(draft, id));
      void readWaiting();
    },
    stop: () => store.get(runningAtom)?.abort(),
  };
}

export type TicketReader = ReturnType<typeof useTicketReading>;
