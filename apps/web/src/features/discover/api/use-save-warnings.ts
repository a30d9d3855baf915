import { MAX_POIS_PER_TRIP } from '@ooo/domain/pois/poi-limits';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../lib/app-error.ts';
import { toast } from '../../../lib/toast.ts';

interface Warning {
  readonly title: string;
  readonly message: string;
}

/** Says why a place could not be saved: there is no trip any more, it is full, or it just failed. */
export function useSaveWarnings() {
  const { t } = useTranslation('places');
  const warn = (failed: Warning) => (error: unknown) => {
    const code = toAppError(error)?.code;
    const full = { title: t('full'), message: t('fullText', { count: MAX_POIS_PER_TRIP }) };
    const noTrip = { title: t('noTrip'), message: t('noTripText') };
    const warning = code === 'NOT_FOUND' ? noTrip : code === 'RULE_VIOLATED' ? full : failed;
    toast({ ...warning, variant: 'destructive' });
  };
  return {
    /** From discovery. */
    saveFailed: warn({ title: t('saveFailed'), message: t('saveFailedText') }),
    /** From the search over the map. */
    bookmarkFailed: warn({ title: t('error'), message: t('bookmarkFailed') }),
    /** From the saved places, and a place of one's own. */
    savePlaceFailed: warn({ title: t('error'), message: t('savePlaceFailed') }),
    /** From the schedule. */
    addFailed: warn({ title: t('error'), message: t('addFailed') }),
  };
}
