import { Text } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { parsePoiNotes } from '@ooo/domain/pois/poi-notes';
import { PlaceContacts } from './place-contacts.tsx';
import { PlaceDescription } from './place-description.tsx';
import { PlaceHours } from './place-hours.tsx';
import { PlaceMarks } from './place-marks.tsx';

interface PlaceNotesProps {
  readonly poi: Poi;
  /** When it is open, in words; undefined until it is known. */
  readonly hours: string | undefined;
}

/** The pieces of a place's notes and of its source, one by one. */
export function PlaceNotes({ poi, hours }: PlaceNotesProps) {
  const notes = parsePoiNotes(poi.notes);
  return (
    <>
      <PlaceMarks poi={poi} />
      <PlaceDescription poi={poi} />
      {notes.text !== undefined && (
        <Text size="sm" lineClamp={3} dir="auto">
          {notes.text}
        </Text>
      )}
      <PlaceHours poi={poi} noted={notes.hours} hours={hours} />
      <PlaceContacts poi={poi} />
    </>
  );
}
