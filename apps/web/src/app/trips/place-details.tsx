import { lazy, Suspense, useState } from 'react';
import { NoteForm } from '../../features/pois/components/note-form.tsx';
import { PlaceContacts } from '../../features/pois/components/place-contacts.tsx';
import { PlaceMarks } from '../../features/pois/components/place-marks.tsx';
import type { PlaceSheetProps } from '../../features/schedule/components/place-sheet/place-sheet.tsx';

// With it comes the planner, which the rest of the page does without.
const PlaceSheet = lazy(async () => {
  const module = await import('../../features/schedule/components/place-sheet/place-sheet.tsx');
  return { default: module.PlaceSheet };
});

/** The sheet of a place with its notes; it is loaded when the first one is opened. */
export function PlaceDetails(props: Omit<PlaceSheetProps, 'renderNotes' | 'renderContacts'>) {
  const [isNeeded, setNeeded] = useState(false);
  if (props.poi && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <PlaceSheet
        {...props}
        renderNotes={(poi) => (
          <>
            <PlaceMarks poi={poi} />
            <NoteForm key={poi.id} poi={poi} />
          </>
        )}
        renderContacts={(poi) => <PlaceContacts poi={poi} />}
      />
    </Suspense>
  );
}
