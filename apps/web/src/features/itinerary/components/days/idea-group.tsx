import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { type ReactNode, useId } from 'react';
import { useGrowingList } from '../../../../lib/use-growing-list.ts';
import { IdeaLine } from './idea-line.tsx';
import type { ItineraryActions } from './itinerary-actions.ts';
import classes from '../../../../components/day-list/day-list.module.css';

interface IdeaGroupProps {
  readonly trip: Trip;
  readonly title: string;
  /** Actions on all of them, or why they are separate. */
  readonly children?: ReactNode;
  readonly pois: readonly Poi[];
  readonly selectedId: PoiId | undefined;
  readonly actions: ItineraryActions;
}

/** Places without a day, under their own head. */
export function IdeaGroup({ trip, title, children, pois, selectedId, actions }: IdeaGroupProps) {
  const id = useId();
  const selectedAt = pois.findIndex((poi) => poi.id === selectedId);
  const { count, endRef } = useGrowingList(pois.length, selectedAt + 1);
  return (
    <section className={classes.day} aria-labelledby={id} data-drop="ideas">
      <header className={classes.ideasHead}>
        <h2 id={id} className={classes.ideasTitle}>
          {title}
        </h2>
        {children}
      </header>
      <ul className={classes.rows}>
        {pois.slice(0, count).map((poi, index) => (
          <li key={poi.id} data-poi={poi.id} aria-setsize={pois.length} aria-posinset={index + 1}>
            <IdeaLine trip={trip} poi={poi} isSelected={poi.id === selectedId} actions={actions} />
          </li>
        ))}
        {endRef && <li ref={endRef} aria-hidden />}
      </ul>
    </section>
  );
}
