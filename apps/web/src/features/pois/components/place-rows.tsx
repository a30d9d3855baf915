import { Text } from '@mantine/core';
import { kindWord } from '@ooo/domain/places/place-kinds';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useGrowingList } from '../../../lib/use-growing-list.ts';
import classes from './place-rows.module.css';
import { RowMark } from './row-mark.tsx';
import { WhenButton } from './when-button.tsx';

interface PlaceRowsProps {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
  /** The number of the day whose stops these are, in their order; undefined for other places. */
  readonly stopDay: number | undefined;
  readonly selectedId: PoiId | undefined;
  readonly onSelect: (poi: Poi) => void;
  readonly onSetTime: (poi: Poi) => void;
}

/** As the ref of the row that becomes the selected one. */
function bringNear(row: HTMLLIElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

/** The places beside the map, a line each; choosing one shows it there. */
export function PlaceRows(props: PlaceRowsProps) {
  const { trip, pois, stopDay, selectedId, onSelect, onSetTime } = props;
  const { t } = useTranslation('pois');
  const language = useLanguage();
  const selectedAt = pois.findIndex(({ id }) => id === selectedId);
  const { count, endRef } = useGrowingList(pois.length, selectedAt + 1);
  const whereOf = ({ kind, tag, location }: Poi) => {
    const what = kind === null ? t(`tags.${tag}`) : kindWord(kind, language);
    return [what, location.neighborhood ?? location.address].filter(Boolean).join(' · ');
  };

  if (pois.length === 0) {
    return (
      <Text size="sm" c="var(--ooo-muted)" p="md">
        {t('rows.none')}
      </Text>
    );
  }
  return (
    <ul className={classes.rows} aria-label={t('rows.label')}>
      {pois.slice(0, count).map((poi, index) => {
        const isSelected = poi.id === selectedId;
        return (
          <li
            key={poi.id}
            ref={isSelected ? bringNear : undefined}
            className={classes.row}
            data-selected={isSelected || undefined}
            aria-setsize={pois.length}
            aria-posinset={index + 1}
          >
            <button
              type="button"
              className={classes.place}
              aria-pressed={isSelected}
              onClick={() => onSelect(poi)}
            >
              <RowMark
                poi={poi}
                stop={stopDay === undefined ? undefined : { number: index + 1, dayNumber: stopDay }}
              />
              <span className={classes.words}>
                <span className={classes.name}>{poi.name}</span>
                <span className={classes.where}>{whereOf(poi)}</span>
              </span>
            </button>
            <WhenButton trip={trip} poi={poi} onSetTime={onSetTime} />
          </li>
        );
      })}
      {endRef && <li ref={endRef} className={classes.row} aria-hidden />}
    </ul>
  );
}
