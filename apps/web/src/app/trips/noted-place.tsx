import { NoteForm } from '../../features/saved/components/note-form.tsx';
import { PlaceContacts } from '../../features/saved/components/place-contacts.tsx';
import { PlaceDescription } from '../../features/saved/components/place-description.tsx';
import { PlaceMarks } from '../../features/saved/components/place-marks.tsx';
import {
  PlaceSheet,
  type PlaceSheetProps,
} from '../../features/planning/components/place-sheet/place-sheet.tsx';

/** The details of a place of the trip, with the traveller's notes. */
export function NotedPlace(props: Omit<PlaceSheetProps, 'renderNotes' | 'renderContacts'>) {
  return (
    <PlaceSheet
      {...props}
      renderNotes={(poi) => (
        <>
          <PlaceMarks poi={poi} />
          <PlaceDescription poi={poi} />
          <NoteForm key={poi.id} poi={poi} />
        </>
      )}
      renderContacts={(poi) => <PlaceContacts poi={poi} />}
    />
  );
}
