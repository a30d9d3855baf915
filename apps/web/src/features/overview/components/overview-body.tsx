import { Button } from '@mantine/core';
import type { DestinationOverview, OverviewEntry } from '@ooo/domain/overview/overview.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoodToKnow } from './good-to-know.tsx';
import { EntryItem, EventItem } from './overview-items.tsx';
import { OverviewSources } from './overview-sources.tsx';
import { OverviewTips } from './overview-tips.tsx';
import classes from './overview.module.css';

/** As many as the accordion shows at first. */
const FIRST_ENTRIES = 2;
const FIRST_EVENTS = 3;

/** True for entries about certain days of which both say the same. */
function isSameNote({ about: one }: OverviewEntry, { about: other }: OverviewEntry): boolean {
  return one?.note === other?.note;
}

interface OverviewBodyProps {
  readonly trip: Trip;
  readonly overview: DestinationOverview;
}

/** The season in a sentence, the days that matter and events; more of them, and the country's facts, on demand. */
export function OverviewBody({ trip, overview }: OverviewBodyProps) {
  const { t } = useTranslation('overview');
  const [isWhole, setIsWhole] = useState(false);
  const { seasonDescription, entries, majorEvents, facts } = overview;
  const shownEntries = isWhole ? entries : entries.slice(0, FIRST_ENTRIES);
  const shownEvents = isWhole ? majorEvents : majorEvents.slice(0, FIRST_EVENTS);
  return (
    <div className={classes.body}>
      <p className={classes.description}>{seasonDescription}</p>
      {shownEntries.length > 0 && (
        <ul className={classes.items} aria-label={t('insights')}>
          {shownEntries.map((entry, at) => (
            <EntryItem
              key={entry.text}
              entry={entry}
              hasNote={shownEntries.findIndex((one) => isSameNote(one, entry)) === at}
            />
          ))}
        </ul>
      )}
      {shownEvents.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('events')}</h3>
          <ul className={classes.items}>
            {shownEvents.map((event) => (
              <EventItem key={event.name + event.dates} event={event} />
            ))}
          </ul>
        </>
      )}
      {isWhole && <OverviewTips trip={trip} overview={overview} />}
      {isWhole && facts.length > 0 && <GoodToKnow facts={facts} />}
      {isWhole && <OverviewSources overview={overview} />}
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.more}
        aria-expanded={isWhole}
        onClick={() => setIsWhole(!isWhole)}
      >
        {t(isWhole ? 'less' : 'more')}
      </Button>
    </div>
  );
}
