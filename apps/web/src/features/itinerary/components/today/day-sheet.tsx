import type { DayNeed } from '@ooo/domain/itinerary/day-needs';
import type { NextStop } from '@ooo/domain/itinerary/next-stop';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import {
  type Icon,
  IconHanger,
  IconId,
  IconShoe,
  IconSunHigh,
  IconUmbrella,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../../components/responsive-modal.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { NextCard } from './next-card.tsx';
import classes from './today.module.css';

const NEED_ICONS: Readonly<Record<DayNeed, Icon>> = {
  passport: IconId,
  umbrella: IconUmbrella,
  sun: IconSunHigh,
  warm: IconHanger,
  shoes: IconShoe,
};

interface DaySheetProps {
  readonly next: NextStop;
  readonly opened: boolean;
  readonly weather: ReactNode;
  readonly needs: readonly DayNeed[];
  readonly onDetails: (poi: Poi) => void;
  readonly onShowFlights: () => void;
  readonly onClose: () => void;
}

/** Today, for one hand: what is next, how to get there, what to bring, what comes later. */
export function DaySheet(props: DaySheetProps) {
  const { next, opened, weather, needs, onDetails, onShowFlights, onClose } = props;
  const { t } = useTranslation('itinerary');
  const format = useFormat();
  const { day } = next;
  const from = next.next?.startMin ?? Infinity;
  const later = day.rows.filter((row) => row.type !== 'hotel' && row.startMin > from);
  const night = day.rows.find(({ type }) => type === 'hotel');
  return (
    <ResponsiveModal
      opened={opened}
      onClose={onClose}
      title={t('now.title', { number: day.number, day: format.day(day.date) })}
      size="28rem"
    >
      {weather}
      <NextCard next={next} onDetails={onDetails} onShowFlights={onShowFlights} />
      {needs.length > 0 && (
        <section aria-label={t('needs.title')} className={classes.section}>
          <h3 className={classes.heading}>{t('needs.title')}</h3>
          <ul className={classes.needs}>
            {needs.map((need) => {
              const NeedIcon = NEED_ICONS[need];
              return (
                <li key={need}>
                  <NeedIcon size={18} stroke={1.75} aria-hidden />
                  {t(`needs.${need}`)}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {(later.length > 0 || night) && (
        <section aria-label={t('now.later')} className={classes.section}>
          <h3 className={classes.heading}>{t('now.later')}</h3>
          <ol className={classes.later}>
            {later.map((row) => (
              <li key={row.poi.id}>
                <span className={classes.time}>
                  {row.type !== 'hotel' && format.time(fromMinutes(row.startMin))}
                </span>
                {row.poi.name}
              </li>
            ))}
            {night && (
              <li>
                <span className={classes.time}>{t('now.night')}</span>
                {night.poi.name}
              </li>
            )}
          </ol>
        </section>
      )}
    </ResponsiveModal>
  );
}
