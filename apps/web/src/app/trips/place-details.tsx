import { OnceOpened } from '../../components/once-opened.tsx';
import type { PlaceSheetProps } from '../../features/planning/components/place-sheet/place-sheet.tsx';
import { later } from '../../lib/later.ts';
import { tripParts } from './trip-parts.ts';

// It loads the planner, which the rest of the page does not need.
const NotedPlace = later(tripParts.placeSheet, 'NotedPlace');

/** The sheet of a place with its notes; it is loaded when the first one is opened. */
export function PlaceDetails(props: Omit<PlaceSheetProps, 'renderNotes' | 'renderContacts'>) {
  return (
    <OnceOpened opened={props.poi !== undefined}>
      <NotedPlace {...props} />
    </OnceOpened>
  );
}
