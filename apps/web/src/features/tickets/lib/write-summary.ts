import type { FlightsRoute, FlightsSummary } from '@ooo/domain/tickets/summarise-flights';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Language } from '@ooo/domain/shared/language';
import type { TFunction } from 'i18next';
import { formatList } from '../../../lib/format/lists.ts';
import { formatSpan } from '../../../lib/format/spans.ts';

interface Reader {
  readonly t: TFunction<'tickets'>;
  readonly language: Language;
  /** The city of an airport as the reader calls it. */
  readonly cityName: (airport: string) => string;
  readonly today: CalendarDate;
}

/** From this many people on they are counted in digits. */
const SAID_IN_WORDS = ['1', '2', '3', '4'] as const;

/**
 * `London to Las Palmas and back, 3 to 10 June, two people, 2 bags`: the summary in the reader's language. `count` is
 * the number of flights, used if the route is unknown.
 */
export function writeSummary(summary: FlightsSummary, count: number, reader: Reader): string {
  const { route, startDate, endDate, people, bags } = summary;
  const { t, language, today } = reader;
  const inWords = SAID_IN_WORDS.find((number) => number === String(people));
  return [
    route ? writeRoute(route, reader) : t('summary.flights', { count }),
    startDate && formatSpan(startDate, endDate, today, language),
    people &&
      (inWords ? t(`summary.people.${inWords}`) : t('summary.people.more', { count: people })),
    bags && t('summary.bags', { count: bags }),
  ]
    .filter(Boolean)
    .join(', ');
}

function writeRoute(route: FlightsRoute, { t, language, cityName }: Reader): string {
  const from = cityName(route.from);
  if (route.kind === 'several') {
    const stops = formatList(route.stops.map(cityName), language);
    return t(route.isRound ? 'summary.severalAndBack' : 'summary.several', { from, stops });
  }
  const to = cityName(route.to);
  if (route.kind !== 'open-jaw') return t(`summary.${route.kind}`, { from, to });
  const [backFrom, backTo] = [route.backFrom, route.backTo].map((code) => code && cityName(code));
  if (backFrom && backTo) return t('summary.backFromTo', { from, to, backFrom, backTo });
  return backFrom
    ? t('summary.backFrom', { from, to, backFrom })
    : t('summary.backTo', { from, to, backTo: backTo ?? '' });
}
