import { formatOpeningHours } from './opening-hours.ts';
import { useWriting } from './use-writing.ts';

/** Writes opening hours in OpenStreetMap's syntax; apart from the other formatters, as no first screen has any. */
export function useUsualHours(): (text: string) => readonly string[] {
  const { language, clock } = useWriting();
  return (text) => formatOpeningHours(text, language, clock);
}
