import { NoteForm } from '../../features/pois/components/note-form.tsx';
import { PlaceContacts } from '../../features/pois/components/place-contacts.tsx';
import { PlaceDescription } from '../../features/pois/components/place-description.tsx';
import { PlaceMarks } from '../../features/pois/components/place-marks.tsx';
import {
  PlaceSheet,
  type PlaceSheetProps,
} from '../../features/schedule/components/place-sheet/place-sheet.tsx';

/** All about a place of the trip, with what the traveller has noted of it. */
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
