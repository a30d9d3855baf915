import { isAirportEvent } from '@ooo/domain/flight-window/airport-events';
import { kindWord } from '@ooo/domain/places/place-kinds';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import classes from './agenda-sheet.module.css';

/** A visit on paper: when, what it is called, what it is, and where. */
export function AgendaSheetRow({ poi }: { readonly poi: Poi }) {
  const { t } = useTranslation('pois');
  const language = useLanguage();
  const format = useFormat();
  const { kind, tag, startTime, duration, location } = poi;
  const what = kind === null ? t(`tags.${tag}`) : kindWord(kind, language);
  const facts = [
    !isAirportEvent(poi) && what,
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
