import { defined } from '../shared/defined.ts';
import { fold } from '../shared/fold.ts';
import type { Language } from '../shared/language.ts';
import { nameIn } from '../shared/local-names.ts';
import { isInOwnScript } from '../shared/scripts.ts';
import type { TemperatureUnit } from '../shared/temperature-unit.ts';
import type { CityEvent } from './city-event.ts';
import { formatDates, sayDates } from './event-dates.ts';
import type { HolidayList } from './holiday.ts';
import type { Insight, InsightOf } from './insights.ts';
import type { OverviewFacts } from './overview.rules.ts';
import type {
  DestinationOverview,
  FactCode,
  FactSource,
  InsightCode,
  OverviewEntry,
  OverviewEvent,
  OverviewFact,
  OverviewHolidays,
  StayEvents,
} from './overview.schema.ts';
import type { Sourced } from './sourced.ts';
import type { Fact } from './stay-facts.ts';
import { OVERVIEW_TEXTS } from '@ooo/texts/overview';
import type { FactValues } from '@ooo/texts/overview.types';

/** Who an overview is written for. */
export interface OverviewReader {
  readonly language: Language;
  readonly temperatureUnit: TemperatureUnit;
  /** Gives a name or a note of the data, which is English, in the reader's language, or as it is. */
  readonly translate: (english: string) => string;
}

/** A name in the language of the city, if that tells the reader more than the name in their own. */
function otherName(
  localName: string | undefined,
  name: string,
  { language }: OverviewReader,
): string | undefined {
  if (localName === undefined || fold(localName) === fold(name)) return undefined;
  return isInOwnScript(localName, language) ? undefined : localName;
}

function writeSource({ source, asOf }: Sourced, { language }: OverviewReader): FactSource {
  return { source: OVERVIEW_TEXTS[language].sources[source] ?? source, asOf };
}

/** An event as it is read: its name and its impact translated, its dates as text and one by one. */
function writeEvent(event: CityEvent, reader: OverviewReader): OverviewEvent {
  const { when, isEstimated, effects } = event;
  const name = reader.translate(event.name);
  return {
    name,
    dates: formatDates(when),
    ...('months' in when && { monthsText: sayDates(when, OVERVIEW_TEXTS[reader.language].months) }),
    impact: reader.translate(event.impact),
    ...defined({ localName: otherName(event.localName, name, reader) }),
    ...('start' in when ? { start: when.start, end: when.end } : { months: [...when.months] }),
    isEstimated,
    effects: [...effects],
    ...writeSource(event, reader),
  };
}

/** The events of a stay one by one, and as text. */
export function writeStayEvents(events: readonly CityEvent[], reader: OverviewReader): StayEvents {
  const written = events.map((event) => writeEvent(event, reader));
  const lines = written.map(
    ({ name, dates, monthsText, impact }) => `${name} (${monthsText ?? dates}): ${impact}`,
  );
  return { hasEvents: written.length > 0, eventInfo: lines.join('\n'), events: written };
}

function sayInsight<Code extends InsightCode>(
  insight: InsightOf<Code>,
  { language, temperatureUnit }: OverviewReader,
): string {
  return OVERVIEW_TEXTS[language].insights[insight.code](insight.values, temperatureUnit);
}

function translateInsight(insight: Insight, { translate }: OverviewReader): Insight {
  switch (insight.code) {
    case 'notable-week': {
      const { values } = insight;
      const said = { name: translate(values.name), note: translate(values.note) };
      return { ...insight, values: { ...values, ...said } };
    }
    case 'public-holidays': {
      const names = insight.values.names.map(translate);
      return { ...insight, values: { ...insight.values, names } };
    }
    default:
      return insight;
  }
}

/** The parts of an insight about certain days; undefined for others. */
function partsOf(insight: Insight, reader: OverviewReader): OverviewEntry['about'] {
  const { list, holidayNote } = OVERVIEW_TEXTS[reader.language];
  switch (insight.code) {
    case 'notable-week': {
      const { name, localName, start, end, isEstimated, note } = insight.values;
      const local = defined({ localName: otherName(localName, name, reader) });
      return { name, ...local, start, end, isEstimated, note };
    }
    case 'public-holidays': {
      const { names, localNames, start, end, isEstimated } = insight.values;
      const name = list(names);
      const isOther = names.some((one, at) => otherName(localNames[at], one, reader));
      const local = isOther ? { localName: localNames.join(', ') } : {};
      return { name, ...local, start, end, isEstimated, note: holidayNote };
    }
    default:
      return undefined;
  }
}

function writeInsight(insight: Insight, reader: OverviewReader): OverviewEntry {
  const said = translateInsight(insight, reader);
  return {
    code: said.code,
    text: sayInsight(said, reader),
    ...defined({ about: partsOf(said, reader) }),
    ...writeSource(said, reader),
  };
}

/** A fact with its names in the reader's language. */
function sayFact(fact: Fact, { language }: OverviewReader): string {
  if (fact.code !== 'time-difference') return sayValues(fact, language);
  const { home } = fact.values;
  const values = { ...fact.values, home: home && nameIn(home, language) };
  return OVERVIEW_TEXTS[language].facts['time-difference'](values);
}

function sayValues<Code extends Exclude<FactCode, 'time-difference'>>(
  { code, values }: { readonly code: Code; readonly values: FactValues[Code] },
  language: Language,
): string {
  return OVERVIEW_TEXTS[language].facts[code](values);
}

function writeFact(fact: Fact, reader: OverviewReader): OverviewFact {
  const label = OVERVIEW_TEXTS[reader.language].labels[fact.code];
  return { code: fact.code, label, value: sayFact(fact, reader), ...writeSource(fact, reader) };
}

function writeHolidays(list: HolidayList, reader: OverviewReader): OverviewHolidays {
  const days = list.holidays.map(({ date, localName, isEstimated, ...holiday }) => {
    const name = reader.translate(holiday.name);
    return {
      date,
      name,
      ...defined({ localName: otherName(localName, name, reader) }),
      isEstimated,
    };
  });
  return { isKnown: list.isKnown, days, ...writeSource(list, reader) };
}

/** Each source once, with the latest day on which it was read. */
function listSources(said: readonly FactSource[]): FactSource[] {
  const sources = new Map<string, FactSource>();
  for (const { source, asOf } of said) {
    const known = sources.get(source);
    if (!known || known.asOf < asOf) sources.set(source, { source, asOf });
  }
  return [...sources.values()];
}

const MOST_INSIGHTS = 20;

/** The overview for a reader. The fields of the specification repeat in sentences what the others have in parts. */
export function writeOverview(facts: OverviewFacts, reader: OverviewReader): DestinationOverview {
  const { language, temperatureUnit } = reader;
  const entries = facts.insights.map((insight) => writeInsight(insight, reader));
  const written = facts.facts.map((fact) => writeFact(fact, reader));
  const majorEvents = facts.majorEvents.map((event) => writeEvent(event, reader));
  const holidays = writeHolidays(facts.holidays, reader);
  const seasonSource = writeSource(facts.seasonDescription, reader);
  const sentences = [
    ...entries.map(({ text }) => text),
    ...written.map(({ label, value }) => `${label}: ${value}`),
  ];
  return {
    touristSeason: facts.touristSeason,
    crowdLevel: facts.crowdLevel,
    seasonDescription: OVERVIEW_TEXTS[language].season({
      ...facts.seasonDescription,
      city: nameIn(facts.seasonDescription.city, language),
    }),
    insights: sentences.slice(0, MOST_INSIGHTS),
    majorEvents,
    language,
    temperatureUnit,
    seasonSource,
    entries,
    facts: written,
    holidays,
    sources: listSources([seasonSource, ...entries, ...written, ...majorEvents, holidays]),
  };
}

/** With one more fact before the others. */
export function withFact(
  overview: DestinationOverview,
  fact: Fact,
  reader: OverviewReader,
): DestinationOverview {
  const written = writeFact(fact, reader);
  return {
    ...overview,
    facts: [written, ...overview.facts],
    sources: listSources([...overview.sources, written]),
  };
}
