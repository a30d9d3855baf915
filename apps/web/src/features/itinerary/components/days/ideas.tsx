import { Button, Text } from '@mantine/core';
import { DESTINATION_RADIUS_KM } from '@ooo/domain/distance/near-destination.rules';
import type { Itinerary } from '@ooo/domain/itinerary/itinerary.types';
import { isPlannable } from '@ooo/domain/pois/poi.rules';
import type { PoiId } from '@ooo/domain/shared/ids';
import { cityOfDestination } from '@ooo/domain/trips/city-of-destination';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { PLANS } from '../../../../lib/use-plan-focus.ts';
import { IdeaGroup } from './idea-group.tsx';
import { useDestinationName } from '../../../trip-data/api/use-destination-name.ts';
import type { ItineraryActions } from './itinerary-actions.ts';

interface IdeasProps {
  readonly trip: Trip;
  readonly itinerary: Itinerary;
  readonly selectedId: PoiId | undefined;
  readonly onPlan: () => void;
  readonly actions: ItineraryActions;
}

/** Places without a day: the ideas with the button that plans them, and those too far away for a plan. */
export function Ideas({ trip, itinerary, selectedId, onPlan, actions }: IdeasProps) {
  const { t } = useTranslation('itinerary');
  const destination = useDestinationName(trip);
  const format = useFormat();
  const { days, ideas, far } = itinerary;
  const planCount = ideas.filter(isPlannable).length;
  const canReplan = days.some(({ rows }) => rows.some(({ poi }) => poi.planned));
  return (
    <>
      {ideas.length > 0 && (
        <IdeaGroup
          trip={trip}
          title={t('ideas', { count: ideas.length })}
          pois={ideas}
          selectedId={selectedId}
          actions={actions}
        >
          {planCount > 0 && (
            <Button
              size="sm"
              color="coral"
              leftSection={<IconSparkles size={16} stroke={1.75} />}
              {...PLANS}
              onClick={onPlan}
            >
              {t('autoPlan', { count: planCount })}
            </Button>
          )}
        </IdeaGroup>
      )}
      {planCount === 0 && canReplan && (
        <Button size="sm" variant="default" m="md" {...PLANS} onClick={onPlan}>
          {t('planAgain')}
        </Button>
      )}
      {far.length > 0 && (
        <IdeaGroup
          trip={trip}
          title={t('far.title')}
          pois={far}
          selectedId={selectedId}
          actions={actions}
        >
          <Text size="sm" c="var(--ooo-muted)">
            {t('far.text', {
              distance: format.distance(DESTINATION_RADIUS_KM),
              city: cityOfDestination(destination),
            })}
          </Text>
        </IdeaGroup>
      )}
    </>
  );
}
