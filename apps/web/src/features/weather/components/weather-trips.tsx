import type { TripId } from '@ooo/domain/shared/ids';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../../components/choice-list.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useTripChoices } from '../../trips/api/use-trip-choices.ts';

/** Asks which trip's weather to show. */
export function WeatherTrips({ onSelect }: { readonly onSelect: (tripId: TripId) => void }) {
  const { t } = useTranslation('weather');
  const choices = useTripChoices((id) => () => onSelect(id));
  return (
    <EmptyState
      text={t('noTrip')}
      action={
        choices &&
        choices.length > 0 && (
          <div style={{ width: '100%', maxWidth: '24rem' }}>
            <ChoiceList label={t('trips')} choices={choices} />
          </div>
        )
      }
    />
  );
}
