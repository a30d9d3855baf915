import { findFlightNumbers } from '../../atoms/flight-number.ts';

const REPLACED =
  /^\s*(?:was|before|old|previously|antes|hora(?:rio)? (?:prevista?|anterior)|이전|기존)\s?[:：]|^\s*(?:before|old|previously|antes|vorher|avant|이전|기존)\s*$|\b(?:original|previous|old)\s(?:schedule|flight|itinerary|times?(?=\s?:)|departure(?=\s?:))|변경\s?전|(?:horario|vuelo|itinerario) (?:original|anterior|cancelado)|취소된 항공편|cancell?ed flight\s?:|^\s*(?:itinerary |version )\S.{0,30}\ssuperseded\s*$/iu;
const REPLACING =
  /^\s*(?:now|after|new|ahora|nueva hora|nuevo horario|변경)\s?[:：]|^\s*(?:after|now|new|ahora|despu[eé]s|nachher|neu|apr[eè]s|변경|(?:no change|unchanged)s?)\s*$|\b(?:new|updated|revised|changed)\s(?:schedule|flight|itinerary|times?(?=\s?:)|departure(?=\s?:))|변경\s?후|nuevo (?:horario|vuelo|itinerario)|(?:horario|vuelo|itinerario) nuevo|sin cambios|replacement flight|replaces all previous|변경 없음/iu;

/** A line of a flight that no longer exists: `OLD: HA 40, OGG 10:20 PM - SAN 5:30 AM (removed)`. */
const OLD_FLIGHT =
  /^\s*(?:[-*•]\s)?(?:was|old|before|previous(?:ly)?|antes|기존|이전)(?: flight)?\s?[:：]|\((?:removed|replaced|superseded)\)\s*$/iu;

type ScheduleHeading = 'replaced' | 'new';

/** Which of two schedules a line begins, in a mail about a change. */
function scheduleHeading(line: string): ScheduleHeading | undefined {
  if (REPLACING.test(line)) return 'new';
  return REPLACED.test(line) ? 'replaced' : undefined;
}

/** Where the old schedule is left of the new one, in characters from the start of a line. */
interface Columns {
  readonly old: number;
  readonly new: number;
}

/** Columns between two headings beside each other. */
const LEAST_WIDTH = 12;
/** Lines of a table with both schedules. */
const MOST_ROWS = 40;

function findColumns(line: string): Columns | undefined {
  const [old, replacing] = [line.search(REPLACED), line.search(REPLACING)];
  return old >= 0 && replacing >= old + LEAST_WIDTH ? { old, new: replacing } : undefined;
}

/** True where the document tells of an old schedule and a new one. */
export function hasReplacedSchedule(lines: readonly string[]): boolean {
  if (lines.some(findColumns)) return true;
  const headings = new Set(lines.map(scheduleHeading));
  return headings.has('replaced') && headings.has('new');
}

/** The lines with those of the old schedule left empty, where a document tells of an old one and a new one. */
export function withoutReplaced(lines: readonly string[]): readonly string[] {
  if (!hasReplacedSchedule(lines)) return withoutOldFlights(lines);
  const at = lines.findIndex(findColumns);
  const columns = findColumns(lines[at] ?? '');
  if (columns) {
    const end = at + MOST_ROWS;
    return lines.map((line, row) =>
      row >= at && row <= end ? withoutColumn(line, columns) : line,
    );
  }
  let isReplaced = false;
  return lines.map((line) => {
    isReplaced = (scheduleHeading(line) ?? (isReplaced ? 'replaced' : 'new')) === 'replaced';
    return isReplaced ? '' : line;
  });
}

/** The lines without those of single flights that are old, where others are told. */
function withoutOldFlights(lines: readonly string[]): readonly string[] {
  const isOld = lines.map((line) => OLD_FLIGHT.test(line) && findFlightNumbers(line).length === 1);
  const hasOthers = lines.some((line, at) => !isOld[at] && findFlightNumbers(line).length > 0);
  return isOld.includes(true) && hasOthers
    ? lines.map((line, at) => (isOld[at] ? '' : line))
    : lines;
}

/** A row without its old schedule; what is left of both, as a day, is of both. */
function withoutColumn(line: string, columns: Columns): string {
  if (!/^\s{2}/u.test(line.slice(columns.new - 2))) return line;
  const width = columns.new - columns.old;
  return line.slice(0, columns.old) + ' '.repeat(width) + line.slice(columns.new);
}
