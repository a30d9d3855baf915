import { IconArrowRight, IconPlane } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SceneFrame } from '../../../components/scene/scene-frame.tsx';
import { Temple } from '../../../components/scene/temple.tsx';
import { dayColor } from '../../../lib/theme.ts';
import classes from './ticket-to-trip.module.css';

const DAYS = ['first', 'second', 'third'] as const;

/** What OOO does: a ticket goes in, a planned trip comes out. Flights and visits are those of the demo. */
export function TicketToTrip() {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.picture} aria-hidden>
      <div className={classes.ticket}>
        <span className={classes.caption}>{t('picture.ticket')}</span>
        <span className={classes.route}>
          JFK <IconPlane size={22} stroke={1.75} /> ICN
        </span>
        <span className={classes.line} />
        <span className={classes.row}>
          <b>KE 82</b> <span>14:00</span> <span>17:30 +1</span>
        </span>
        <span className={classes.row}>
          <b>KE 85</b> <span>19:30</span> <span>20:40</span>
        </span>
      </div>
      <IconArrowRight className={classes.arrow} size={28} stroke={1.75} />
      <div className={classes.trip}>
        <div className={classes.scene}>
          <SceneFrame hour="morning">
            <Temple />
          </SceneFrame>
        </div>
        <div className={classes.plan}>
          <span className={classes.city}>{t('picture.city')}</span>
          {DAYS.map((day, index) => {
            const { fill, text } = dayColor(index + 1);
            return (
              <span key={day} className={classes.day}>
                <i style={{ background: fill, color: text }}>{index + 1}</i>
                {t(`picture.${day}`)}
              </span>
            );
          })}
        </div>
      </div>
    </div>
  );
}
