import type { TripId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toOwnSentence } from '../../../i18n/own-sentence.ts';
import { toAppError } from '../../../lib/app-error.ts';
import { sendFile } from '../../../lib/http.ts';
import { useAtomValue, useSetAtom } from '../../../lib/jotai.ts';
import { trpc } from '../../../lib/trpc.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { startOverAtom } from '../state/taken-away.atoms.ts';
import { listKeepable } from '../lib/draft-documents.ts';

/** Documents on their way into a trip. */
export interface Keeping {
  readonly trip: Trip;
  /** What is not kept yet. */
  readonly files: readonly File[];
  /** The reason, in the server's words if there are any; undefined during the attempt. */
  readonly failure?: { readonly detail: string | undefined };
}

/**
 * After a trip is made or changed: forgets the draft, and keeps its documents if wanted. The
 * trip stays even if that fails; failures can be tried again.
 */
export function useKeepDocuments(onDone: (trip: Trip) => void) {
  const draft = useAtomValue(tripDraftAtom);
  const startOver = useSetAtom(startOverAtom);
  const utils = trpc.useUtils();
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const sending = useMutation({
    mutationFn: ({ tripId, file }: { tripId: TripId; file: File }) =>
      sendFile(`/api/trips/${tripId}/documents`, 'document', file),
    // A document whose answer was lost may already be kept.
    retry: false,
  });

  const keep = async (trip: Trip, files: readonly File[]): Promise<void> => {
    setKeeping({ trip, files });
    const failed: File[] = [];
    let detail: string | undefined;
    for (const file of files) {
      try {
        // One after the other: they share the limits of the trip.
        // oxlint-disable-next-line no-await-in-loop
        await sending.mutateAsync({ tripId: trip.id, file });
      } catch (error) {
        failed.push(file);
        const answer = toAppError(error);
        detail = answer && toOwnSentence(answer);
      }
    }
    await utils.documents.list.invalidate({ tripId: trip.id });
    if (failed.length > 0) setKeeping({ trip, files: failed, failure: { detail } });
    else onDone(trip);
  };

  const finish = (trip: Trip): void => {
    const files = draft.keepDocuments ? listKeepable(draft.documents) : [];
    startOver();
    if (files.length === 0) onDone(trip);
    else void keep(trip, files);
  };

  return {
    keeping,
    finish,
    retry: () => keeping && void keep(keeping.trip, keeping.files),
  };
}
