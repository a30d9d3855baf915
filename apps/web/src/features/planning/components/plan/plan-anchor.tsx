import { anchorOf } from '@ooo/domain/itinerary/anchor-of';
import type { FlightRow, HotelRow } from '@ooo/domain/itinerary/itinerary.types';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { AnchorIcon } from '../../../../components/day-list/anchor-icon.tsx';
import itinerary from '../../../../components/day-list/day-list.module.css';
import { PlanLine } from './plan-line.tsx';

interface PlanAnchorProps {
  readonly row: FlightRow | HotelRow;
  readonly isSelected: boolean;
  readonly onSelect: ((poi: Poi) => void) | undefined;
}

/** The landing, the take-off, the hotel of the night: no plan changes them. */
export function PlanAnchor({ row, isSelected, onSelect }: PlanAnchorProps) {
  const { t } = useTranslation('itinerary');
  const format = useFormat();
  const { poi } = row;
  return (
    <PlanLine
      id={poi.id}
      isSelected={isSelected}
      onSelect={onSelect && (() => onSelect(poi))}
      lead={<AnchorIcon anchor={anchorOf(row)} />}
      time={row.type === 'flight' ? format.time(fromMinutes(row.startMin)) : ''}
      words={
        <>
          <span className={itinerary.name}>{poi.name}</span>
          {row.type === 'hotel' && <span className={itinerary.note}>{t('night')}</span>}
        </>
      }
    />
  );
}
