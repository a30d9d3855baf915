import { toLocal, type LocalTime } from '@ooo/domain/shared/zoned';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** What the clock shows in a zone, minute by minute; undefined where the zone is unknown. */
export function useNow(zone: string | undefined): LocalTime | undefined {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return zone === undefined ? undefined : toLocal(now, zone);
}
