import { parseDuration } from '@ooo/domain/shared/duration';
import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import { IconPlane } from '@tabler/icons-react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCitiesOf } from '../../airports/api/use-airport.ts';
import { DETAIL_FIELDS } from '../lib/segment-fields.ts';
import classes from './flight-pass.module.css';
import { PassEnd } from './pass-end.tsx';
import { PassValue } from './pass-value.tsx';

interface FlightPassProps {
  readonly segment: TicketSegment;
  readonly index: number;
  /** False while the fields are open, which show the details. */
  readonly hasDetails: boolean;
}

/** What the line between the two ends already says. */
const ON_THE_WAY = 'duration';

/** A flight as travellers know it from boarding passes. */
export function FlightPass({ segment, index, hasDetails }: FlightPassProps) {
  const format = useFormat();
  const cities = useCitiesOf([segment.from ?? '', segment.to ?? '']);
  const { duration } = segment;
  const minutes = parseDuration(duration ?? '');
  const details = DETAIL_FIELDS.filter((field) => {
    if (field === ON_THE_WAY || segment[field] === undefined) return false;
    return field !== 'operatedBy' || segment.operatedBy !== segment.airline;
  });
  return (
    <div className={classes.pass}>
      <div className={classes.route}>
        <PassEnd
          segment={segment}
          index={index}
          side="departure"
          city={cities.get(segment.from ?? '')}
        />
        <div className={classes.way}>
          <span className={classes.line} aria-hidden>
            <IconPlane size={20} stroke={1.75} className={classes.plane} />
          </span>
          {duration !== undefined && (
            <PassValue index={index} field="duration">
              {minutes === undefined ? duration : format.duration(minutes)}
            </PassValue>
          )}
        </div>
        <PassEnd
          segment={segment}
          index={index}
          side="arrival"
          city={cities.get(segment.to ?? '')}
        />
      </div>
      {hasDetails && details.length > 0 && (
        <div className={classes.details}>
          {details.map((field) => (
            <PassValue key={field} index={index} field={field} look="detail">
              {segment[field]}
            </PassValue>
          ))}
        </div>
      )}
    </div>
  );
}
