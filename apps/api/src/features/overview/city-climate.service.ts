import { getCityKnowledge } from '@ooo/atlas/city-knowledge';
import type { Destination } from '@ooo/atlas/destinations';
import type { CityKnowledge } from '@ooo/domain/overview/city-knowledge';
import { listDates } from '@ooo/domain/shared/calendar-date';
import { todayIn } from '@ooo/domain/shared/zoned';
import { fillNormals, isKnownDay } from '@ooo/domain/weather/archive-climate';
import type { Stay } from '@ooo/domain/weather/weather.rules';
import type { InvitedContext } from '../../context/context.ts';

interface KnownCity {
  readonly knowledge: CityKnowledge;
  /** A better climate is coming soon. */
  readonly isProvisional: boolean;
}

/** What is known of a city, with the same climate as the weather of its days, from an archive where that is used. */
export async function findKnownCity(
  { deps, log }: Pick<InvitedContext, 'deps' | 'log'>,
  city: Destination,
  { startDate, endDate }: Stay,
): Promise<KnownCity> {
  const { archive, isProvisional } = await deps.climates.at(city, { log });
  const knowledge = getCityKnowledge(city);
  if (!archive) return { knowledge, isProvisional };
  const isKnown = listDates(startDate, endDate).every((date) => isKnownDay(archive, date));
  const normals = isKnown
    ? { ...fillNormals(archive), asOf: todayIn('UTC', archive.asOf) }
    : undefined;
  return { knowledge: { ...knowledge, normals }, isProvisional };
}
