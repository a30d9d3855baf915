import { ZONE_CORRECTIONS, ZONE_SUCCESSORS } from './airport-corrections.ts';
import { zoneAt } from './airport-sources.ts';

const PROBES = ['2024-01-15T12:00:00Z', '2024-07-15T12:00:00Z', '2026-07-15T12:00:00Z'].map(
  (instant) => new Date(instant),
);
const signatures = new Map<string, string>();

/** The offsets of a zone in winter and summer, or an empty text where Node does not know it. */
function signatureOf(zone: string): string {
  const known = signatures.get(zone);
  if (known !== undefined) return known;
  let signature = '';
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    signature = PROBES.map((probe) => format.format(probe).split('GMT')[1]).join();
  } catch {
    signature = '';
  }
  signatures.set(zone, signature);
  return signature;
}

function toModern(zone: string): string {
  const name = zone.replaceAll(' ', '');
  return ZONE_SUCCESSORS[name] ?? name;
}

export interface ZoneQuestion {
  iata: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  listed: string;
  coded: string | undefined;
}

/**
 * The IANA zone of an airport. Three sources vote by their offsets: the list's, the one on the map
 * at the coordinates and the second list's. China keeps one time, whatever the map says.
 */
export function settleZone(question: ZoneQuestion): string {
  const corrected = ZONE_CORRECTIONS[question.iata];
  if (corrected !== undefined) return corrected;
  if (question.countryCode === 'CN') return 'Asia/Shanghai';
  const listed = toModern(question.listed);
  const onMap = toModern(zoneAt(question.latitude, question.longitude));
  const coded = question.coded === undefined ? undefined : toModern(question.coded);
  if (signatureOf(listed) === '') return onMap;
  const mapWins =
    signatureOf(listed) !== signatureOf(onMap) &&
    coded !== undefined &&
    signatureOf(coded) === signatureOf(onMap);
  return mapWins ? onMap : listed;
}
