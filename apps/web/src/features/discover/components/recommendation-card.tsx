import { ActionIcon, Text } from '@mantine/core';
import { tagForBookmark } from '@ooo/domain/pois/bookmark.rules';
import { findPicture } from '@ooo/domain/places/place-picture';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Recommendation } from '@ooo/domain/places/place.schema';
import type { HoursDays } from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { KindScene } from '../../../components/kind-scene/kind-scene.tsx';
import type { ActivePlace } from '../lib/active-place.ts';
import { PlaceName } from '../../../components/place-name.tsx';
import { AddToDay } from './add-to-day.tsx';
import { PlaceTip } from './place-tip.tsx';
import { RecommendationFacts, RecommendationHours } from './recommendation-facts.tsx';
import classes from './recommendation-card.module.css';
import { VisitLine, visitDayOf } from './visit-line.tsx';

interface RecommendationCardProps {
  readonly trip: Trip;
  readonly recommendation: Recommendation;
  /** Its number on the map; absent if there is no map beside the list. */
  readonly number?: number | undefined;
  readonly active?: ActivePlace | undefined;
  readonly onActive?: ((active: ActivePlace | undefined) => void) | undefined;
  /** The assistant's, once there is one. */
  readonly tip: string | undefined;
  /** Whether it is the one that the assistant would see first. */
  readonly isFirst: boolean;
  /** `1.2 km from your hotel` */
  readonly distance: string | undefined;
  readonly hours: HoursDays | undefined;
  /** The hours in words; undefined until they are known. */
  readonly hoursWords: string | undefined;
  readonly saved: Poi | undefined;
  readonly isBusy: boolean;
  readonly onToggle: () => void;
  readonly onAdd: (date: CalendarDate) => void;
  readonly onSetTime: (poi: Poi) => void;
}

/** As the ref of the card whose marker was chosen. */
function bringNear(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' });
}

/** A place worth a visit: what it is, when it is open, and the ways to put it on a day or keep it. */
export function RecommendationCard(props: RecommendationCardProps) {
  const { trip, recommendation, number, active, onActive, tip, saved } = props;
  const { t } = useTranslation('places');
  const { name, localName, description, kind, coordinates } = recommendation;
  const visitDay = visitDayOf(trip, saved);
  const tag = tagForBookmark(recommendation);
  const isSaved = saved !== undefined;
  const point = () => onActive?.({ id: recommendation.id, isFromMap: false });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only points at the marker
    <article
      ref={active?.isFromMap ? bringNear : undefined}
      className={classes.card}
      aria-label={name}
      data-active={active !== undefined || undefined}
      onPointerEnter={point}
      onPointerLeave={() => onActive?.(undefined)}
      onFocus={point}
    >
      <div className={classes.picture}>
        <KindScene {...findPicture({ kind, tag, coordinates })} />
        {number !== undefined && <span className={classes.number}>{number}</span>}
      </div>
      <div className={classes.body}>
        <Text fw={600} component="h3" className={classes.name}>
          <PlaceName name={name} localName={localName} />
        </Text>
        <RecommendationFacts recommendation={recommendation} distance={props.distance} />
        {description !== '' && (
          <Text size="sm" lineClamp={3} className={classes.text}>
            {description}
          </Text>
        )}
        {tip && <PlaceTip tip={tip} isFirst={props.isFirst} />}
        <RecommendationHours recommendation={recommendation} hours={props.hoursWords} />
        <div className={classes.actions}>
          {saved && visitDay !== undefined ? (
            <VisitLine poi={saved} number={visitDay} onSetTime={props.onSetTime} />
          ) : (
            <AddToDay
              trip={trip}
              name={name}
              hours={props.hours}
              isBusy={props.isBusy}
              onPick={props.onAdd}
            />
          )}
          <ActionIcon
            size={36}
            aria-label={t(isSaved ? 'unsave' : 'save', { name })}
            aria-pressed={isSaved}
            onClick={props.onToggle}
            className={classes.toggle}
          >
            {isSaved ? <IconBookmarkFilled size={20} /> : <IconBookmark size={20} stroke={1.75} />}
          </ActionIcon>
        </div>
      </div>
    </article>
  );
}
