import type { Poi } from '@ooo/domain/pois/poi.schema';
import { parsePoiNotes, writePoiNotes } from '@ooo/domain/pois/poi-notes';
import { useAtom } from '../../../lib/jotai.ts';
import { noteDraftsAtom } from '../state/note-drafts.atoms.ts';
import { useUpdatePoi } from '../../trip-data/api/use-change-pois.ts';

/** The server's limit for all notes of a place together. */
const MOST_CHARACTERS = 4000;

/** The traveller's own words about a place, separate from the source's: a draft stays until it is saved. */
export function useOwnNote(poi: Poi) {
  const [drafts, setDrafts] = useAtom(noteDraftsAtom);
  const update = useUpdatePoi(poi.tripId);
  const { text: saved = '', ...facts } = parsePoiNotes(poi.notes);
  const draft = drafts.get(poi.id);

  const setDraft = (text: string | undefined) =>
    setDrafts((all) => {
      const next = new Map(all);
      if (text === undefined) next.delete(poi.id);
      else next.set(poi.id, text);
      return next;
    });

  return {
    text: draft ?? saved,
    isChanged: draft !== undefined && draft.trim() !== saved,
    room: MOST_CHARACTERS - (writePoiNotes(facts)?.length ?? 0) - 3,
    isSaving: update.isPending,
    error: update.error,
    edit: setDraft,
    save: async (): Promise<void> => {
      const notes = writePoiNotes({ ...facts, text: draft ?? saved });
      await update.mutateAsync({ id: poi.id, patch: { notes } }).then(
        () => setDraft(undefined),
        // The form says why, and keeps the draft.
        () => undefined,
      );
    },
  };
}
