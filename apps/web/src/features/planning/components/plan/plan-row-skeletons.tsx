import { Skeleton } from '@mantine/core';
import itinerary from '../../../../components/day-list/day-list.module.css';

const WIDTHS = ['55%', '40%', '50%'];

interface PlanRowSkeletonsProps {
  /** Three at most. */
  readonly count: number;
}

/** Placeholders of the suggested visits of a day. */
export function PlanRowSkeletons({ count }: PlanRowSkeletonsProps) {
  return (
    <div aria-hidden>
      {WIDTHS.slice(0, count).map((width) => (
        <div key={width} className={itinerary.main}>
          <Skeleton height={28} width={28} circle />
          <Skeleton height={14} width={56} />
          <Skeleton height={14} width={width} />
        </div>
      ))}
    </div>
  );
}
