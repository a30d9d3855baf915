import { isScheduled } from '@ooo/domain/pois/poi.rules';
import { IconCalendarOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../../lib/jotai.ts';
import { dragAtom, plannedDropAtom } from '../../state/drag.atoms.ts';
import classes from './by-hand.module.css';

/** At the foot of the list while a visit is moved, however far away the ideas are: a drop there clears its time. */
export function IdeasZone() {
  const { t } = useTranslation('itinerary');
  const drag = useAtomValue(dragAtom);
  const isOver = useAtomValue(plannedDropAtom)?.target.to === 'ideas';
  if (!drag || drag.by === 'keyboard' || drag.part === 'end' || !isScheduled(drag.poi)) return null;
  return (
    <div
      className={classes.ideas}
      data-drop="ideas"
      data-over-rows
      data-over={isOver || undefined}
      aria-hidden
    >
      <IconCalendarOff size={18} stroke={1.75} />
      {t('drag.ideasZone')}
    </div>
  );
}
