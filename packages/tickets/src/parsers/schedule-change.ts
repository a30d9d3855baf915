const REPLACED =
  /\b(?:original|previous|old)\s(?:schedule|flight|itinerary)|변경\s?전|(?:horario|vuelo|itinerario) (?:original|anterior|cancelado)|취소된 항공편|cancell?ed flight\s?:/iu;
const REPLACING =
  /\b(?:new|updated|revised|changed)\s(?:schedule|flight|itinerary)|변경\s?후|nuevo (?:horario|vuelo|itinerario)|(?:horario|vuelo|itinerario) nuevo|sin cambios|replacement flight|변경 없음/iu;

type ScheduleHeading = 'replaced' | 'new';

/** Which of two schedules a line begins, in a mail that tells of a change. */
function scheduleHeading(line: string): ScheduleHeading | undefined {
  if (REPLACING.test(line)) return 'new';
  return REPLACED.test(line) ? 'replaced' : undefined;
}

/** True where the document tells of an old schedule and a new one. */
export function hasReplacedSchedule(lines: readonly string[]): boolean {
  const headings = new Set(lines.map(scheduleHeading));
  return headings.has('replaced') && headings.has('new');
}

/** The lines with those of the old schedule left empty, where a document tells of an old one and a new one. */
export function withoutReplaced(lines: readonly string[]): readonly string[] {
  if (!hasReplacedSchedule(lines)) return lines;
  let isReplaced = false;
  return lines.map((line) => {
    isReplaced = (scheduleHeading(line) ?? (isReplaced ? 'replaced' : 'new')) === 'replaced';
    return isReplaced ? '' : line;
  });
}
