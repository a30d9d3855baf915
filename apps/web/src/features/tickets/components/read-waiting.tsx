import type { UserId } from '@ooo/domain/shared/ids';
import { useEffect, useEffectEvent } from 'react';
import { useSetAtom } from '../../../lib/jotai.ts';
import { useTicketReading } from '../api/use-ticket-reading.ts';
import { patchDraftAtom } from '../state/draft.atoms.ts';
import { takeWaiting } from '../state/waiting-tickets.ts';

/** Reads documents that were chosen before the dialog could open: they are added to the draft. */
export function ReadWaiting({ userId }: { readonly userId: UserId }) {
  const { add } = useTicketReading();
  const patch = useSetAtom(patchDraftAtom);
  const read = useEffectEvent(async () => {
    const documents = await takeWaiting(userId);
    if (documents.length === 0) return;
    patch({ step: 'source', source: 'upload' });
    await add(documents);
  });
  useEffect(() => void read(), []);
  return null;
}
