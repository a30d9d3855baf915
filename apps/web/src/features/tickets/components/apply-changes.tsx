import { Button, Group, Stack, Text } from '@mantine/core';
import type { TicketOnTrip } from '@ooo/domain/tickets/add-ticket-to-trip';
import { FLIGHT_SIDES } from '@ooo/domain/tickets/flights-of-trip';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useApplyTicket } from '../api/use-apply-ticket.ts';
import { useChangeWords } from '../lib/use-change-words.ts';
import classes from './apply-changes.module.css';
import stepClasses from './flights-step.module.css';
import { KeepCheckbox } from './keep-checkbox.tsx';

interface ApplyChangesProps {
  readonly trip: Trip;
  readonly ticket: TicketOnTrip;
  readonly onApplied: (trip: Trip) => void;
}

/** Dates, flights and places as they will be; nothing changes before it is pressed. */
export function ApplyChanges({ trip, ticket, onApplied }: ApplyChangesProps) {
  const { t } = useTranslation('tickets');
  const format = useFormat();
  const words = useChangeWords();
  const { apply, isApplying, error, leftBehind } = useApplyTicket(trip, ticket);
  const { startDate = trip.startDate, endDate = trip.endDate } = ticket.patch;
  const isMoved = startDate !== trip.startDate || endDate !== trip.endDate;
  const sides = FLIGHT_SIDES.filter((side) => ticket.sides[side] !== 'kept');
  const applyAll = async () => {
    // Once it is applied there is nothing left to change, and this step is gone.
    const updated = await apply().catch(() => undefined);
    if (updated) onApplied(updated);
  };
  return (
    <Stack gap="md">
      {error && <FormAlert error={error} />}
      <dl className={classes.changes}>
        <div className={classes.row}>
          <dt>{t('add.dates')}</dt>
          <dd className={classes.dates}>
            {isMoved && <del>{format.dateRange(trip.startDate, trip.endDate)}</del>}
            <span>{format.dateRange(startDate, endDate)}</span>
            {!isMoved && (
              <Text component="span" size="sm" c="var(--ooo-muted)">
                {t('add.unchanged')}
              </Text>
            )}
          </dd>
        </div>
        {sides.map((side) => (
          <div key={side} className={classes.row}>
            <dt>{t(`review.${side}`)}</dt>
            <dd>
              {words.flight(ticket.patch.flightDetails?.[side])}
              <Text size="sm" c="var(--ooo-muted)">
                {t(`add.sides.${ticket.sides[side]}`)}
              </Text>
              {ticket.changes
                .filter((change) => change.side === side)
                .map((change) => (
                  <span key={change.field} className={classes.change}>
                    <span>{t(`fields.${change.field}`)}</span>{' '}
                    <span className={classes.values}>
                      <del>{words.value(change.before)}</del>{' '}
                      <span>{words.value(change.after)}</span>
                    </span>
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      {leftBehind.length > 0 && (
        <Notice kind="warning" title={t('add.leftBehind', { count: leftBehind.length })}>
          <Text size="sm">{leftBehind.map(({ name }) => name).join(', ')}</Text>
        </Notice>
      )}
      <KeepCheckbox />
      <Group justify="flex-end" className={stepClasses.footer}>
        <Button color="coral" loading={isApplying} onClick={() => void applyAll()}>
          {t('add.apply')}
        </Button>
      </Group>
    </Stack>
  );
}
