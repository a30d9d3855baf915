import { detailsOf, inOrderOfDays, type PlacesToExport } from './export-rows.ts';
import { guardFormula } from './formula-guard.ts';

const COLUMNS = [
  'name',
  'latitude',
  'longitude',
  'tag',
  'kind',
  'date',
  'time',
  'duration_min',
  'notes',
  'place_description',
  'address',
  'opening_hours',
  'source',
  'source_as_of',
  'source_id',
] as const;

/** Spreadsheets take it for UTF-8 only with this before it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Guarded, and quoted where any of the usual separators is in it: a tab would begin a cell of its own in some programs. */
function toCell(text: string): string {
  const safe = guardFormula(text);
  return /[",\t\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV (RFC 4180) in UTF-8. */
export function writeCsv({ pois }: PlacesToExport): string {
  const rows = inOrderOfDays(pois).map((poi) => {
    const { name, notes } = poi;
    const values = new Map<string, string>([
      ...detailsOf(poi),
      ['name', name],
      ['notes', notes ?? ''],
    ]);
    const [longitude = '', latitude = ''] = poi.location.coordinates ?? [];
    return COLUMNS.map((column) => {
      // Numbers may begin with a minus.
      if (column === 'latitude') return String(latitude);
      if (column === 'longitude') return String(longitude);
      return toCell(values.get(column) ?? '');
    }).join(',');
  });
  return `${BYTE_ORDER_MARK}${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}
