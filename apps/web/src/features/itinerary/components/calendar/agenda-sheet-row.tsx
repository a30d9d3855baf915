import { isAirportEvent } from '@ooo/domain/flight-window/airport-events';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { usePlaceWord } from '../../../../i18n/use-place-word.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import classes from './agenda-sheet.module.css';

/** A visit on paper: time, name, kind and address. */
export function AgendaSheetRow({ poi }: { readonly poi: Poi }) {
  const wordFor = usePlaceWord();
  const format = useFormat();
  const { startTime, duration, location } = poi;
  const facts = [
    !isAirportEvent(poi) && wordFor(poi),
    duration !== null && duration > 0 && format.duration(duration),
    location.address ?? location.neighborhood,
  ];
  return (
    <div className={classes.event} data-idea={poi.date === null || undefined}>
      {poi.date !== null && (
        <span className={classes.time}>{startTime !== null && format.time(startTime)}</span>
      )}
      <span>
        <b dir="auto">{poi.name}</b>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </div>
  );
}
