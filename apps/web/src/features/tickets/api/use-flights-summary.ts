import { nameIn } from '@ooo/domain/shared/local-names';
import { summariseFlights } from '@ooo/domain/tickets/summarise-flights';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useAtomValue } from '../../../lib/jotai.ts';
import { toLocalDate } from '../../../lib/today.ts';
import { useAirportPlaces } from '../../airports/api/use-airport.ts';
import { withSegments } from '../lib/journey.ts';
import { writeSummary } from '../lib/write-summary.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';

/** The flights of the draft in one sentence; undefined while there are none. */
export function useFlightsSummary(): string | undefined {
  const { t } = useTranslation('tickets');
  const language = useLanguage();
  const [today] = useState(() => toLocalDate(new Date()));
  const { reading, legs: segments } = useAtomValue(tripDraftAtom);
  const places = useAirportPlaces(segments.flatMap(({ from = '', to = '' }) => [from, to]));
  if (segments.length === 0) return undefined;
  const summary = summariseFlights(
    withSegments(reading, segments),
    (code) => places.get(code)?.cityCode,
    (code) => places.get(code)?.countryCode,
  );
  const cityName = (code: string): string => {
    const names = places.get(code)?.cityNames;
    return names ? nameIn(names, language) : code;
  };
  return writeSummary(summary, segments.length, {
    t,
    language,
    cityName,
    today,
  });
}
