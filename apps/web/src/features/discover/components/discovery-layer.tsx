import { CloseButton, Title } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../../components/use-focus-return.ts';
import { KEYS } from '../../../lib/keys.ts';
import type { ActivePlace } from '../lib/active-place.ts';
import { SHELF_ICONS, type Shelf } from '../lib/shelves.ts';
import classes from './discovery-layer.module.css';
import { RecommendationList } from './recommendation-list.tsx';

interface DiscoveryLayerProps {
  readonly trip: Trip;
  readonly shelf: Shelf;
  readonly active: ActivePlace | undefined;
  readonly onActive: (active: ActivePlace | undefined) => void;
  readonly onSetTime: (poi: Poi, date?: CalendarDate) => void;
  readonly onAddOwn: () => void;
  readonly onClose: () => void;
}

/** A shelf of discovery over the map, which shows the same places by their numbers. Escape closes it. */
export function DiscoveryLayer(props: DiscoveryLayerProps) {
  const { trip, shelf, active, onActive, onSetTime, onAddOwn, onClose } = props;
  const { t } = useTranslation(['places', 'common']);
  const titleId = useId();
  const ShelfIcon = SHELF_ICONS[shelf.subcategory];
  useFocusReturn(true);
  // An open menu of the layer is elsewhere on the page, and Escape is for the menu then.
  const closeByEscape = ({ key, target, currentTarget }: KeyboardEvent) => {
    const isInside = target instanceof Node && currentTarget.contains(target);
    if (key === KEYS.leave[0] && isInside) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of what is inside
    <section
      className={classes.layer}
      data-closes-by-escape
      aria-labelledby={titleId}
      onKeyDown={closeByEscape}
    >
      <header className={classes.head}>
        <ShelfIcon size={20} stroke={1.75} aria-hidden />
        <Title order={2} id={titleId} className={classes.title}>
          {t(`shelves.${shelf.subcategory}`)}
        </Title>
        <CloseButton ref={focusOnce} aria-label={t('common:close')} size={36} onClick={onClose} />
      </header>
      <div className={classes.list}>
        <RecommendationList
          key={shelf.subcategory}
          trip={trip}
          shelf={shelf}
          isNumbered
          active={active}
          onActive={onActive}
          onSetTime={onSetTime}
          onAddOwn={onAddOwn}
        />
      </div>
    </section>
  );
}

/** As the ref of what has the keyboard first. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
