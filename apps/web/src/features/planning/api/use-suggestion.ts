import type { Poi } from '@ooo/domain/pois/poi.schema';
import { DEFAULT_DURATION_MIN } from '@ooo/domain/pois/poi-limits';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import { fallbackVisit } from '@ooo/domain/scheduling/fallback-visit';
import type { PresetDialog } from '@ooo/domain/scheduling/presets';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { DEFAULT_PREFERENCES } from '@ooo/domain/shared/preferences';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toOwnSentence } from '../../../i18n/own-sentence.ts';
import { isConnectionError, toAppError } from '../../../lib/app-error.ts';
import { usePreferences } from '../../../lib/preferences/use-preferences.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { usePois } from '../../trip-data/api/use-pois.ts';

export interface Suggestion {
  readonly date: CalendarDate | null;
  readonly time: WallTime;
  readonly durationMin: number;
  readonly reason: string;
  /** Nothing fits or there was no answer: time and length are only a starting point. */
  readonly isFallback: boolean;
}

/** Asks for the best time of a place; a failure still gives a time to start from, and says why. */
export function useSuggestion(trip: Trip, dialog: PresetDialog) {
  const { t } = useTranslation('schedule');
  const { client } = trpc.useUtils();
  const pois = usePois(trip.id).data ?? [];
  const { travelBy } = usePreferences();
  const language = useLanguage();

  const suggest = async ({ poi, date }: { poi: Poi; date: CalendarDate | null }) => {
    const begin = fallbackVisit(trip, poi.tag, date, dialog);
    const fallback: Suggestion = {
      date: begin.date,
      time: begin.startTime,
      durationMin: begin.duration,
      reason: t('suggestion.none'),
      isFallback: true,
    };
    try {
      const answer = await client.schedule.suggest.mutate({
        poiId: poi.id,
        poiName: poi.name,
        coordinates: poi.location.coordinates ?? null,
        category: poi.tag,
        tripId: trip.id,
        existingSchedule: pois
          .filter((other) => isScheduled(other) && other.id !== poi.id)
          .map(({ name, date: day, startTime: time, duration, location: { coordinates } }) => ({
            name,
            date: day,
            time,
            duration,
            coordinates,
          })),
        fixedDate: date,
        language,
        ...(travelBy !== DEFAULT_PREFERENCES.travelBy && { travelBy }),
      });
      if (answer.suggestedTime === null) {
        return { ...fallback, reason: answer.reasoning || fallback.reason };
      }
      return {
        date: answer.suggestedDate,
        time: answer.suggestedTime,
        durationMin: answer.suggestedDuration ?? DEFAULT_DURATION_MIN,
        reason: answer.reasoning,
        isFallback: false,
      };
    } catch (error) {
      if (isConnectionError(error)) return { ...fallback, reason: t('suggestion.away') };
      const refused = toAppError(error);
      return refused?.code === 'RULE_VIOLATED'
        ? { ...fallback, reason: toOwnSentence(refused) }
        : fallback;
    }
  };

  return useMutation({ mutationFn: suggest });
}
