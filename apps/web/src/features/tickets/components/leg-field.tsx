import { VisuallyHidden } from '@mantine/core';
import type { TicketLeg, TicketLegField } from '@ooo/domain/tickets/ticket.schema';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../components/responsive-modal.tsx';
import { withDraftLegs } from '../lib/edit-draft.ts';
import { legFieldKind, setLegField } from '../lib/leg-fields.ts';
import { activeFieldAtom, tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './leg-card.module.css';
import { LegInput } from './leg-input.tsx';

interface LegFieldProps {
  readonly leg: TicketLeg;
  readonly index: number;
  readonly field: TicketLegField;
}

/** A field of a flight; pointing at it marks where in the document it was read. */
export function LegField({ leg, index, field }: LegFieldProps) {
  const { t } = useTranslation('tickets');
  const isPhone = useIsPhone();
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const [active, setActive] = useAtom(activeFieldAtom);
  const evidence = draft.document?.answer.flights.evidence.find(
    (item) => item.leg === index && item.field === field,
  );
  const isActive = evidence !== undefined && active?.leg === index && active.field === field;
  const point = () => setActive({ leg: index, field });
  const leave = () => setActive(null);
  // A phone has no room for the document beside the field.
  const snippet =
    isPhone && isActive
      ? t('review.inLine', { line: evidence.line ?? '', snippet: evidence.snippet })
      : undefined;

  return (
    <div
      className={classes.field}
      data-active={isActive || undefined}
      data-field={field}
      data-kind={legFieldKind(field)}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <LegInput
        field={field}
        value={leg[field] ?? ''}
        description={snippet}
        label={
          <span className={classes.label}>
            {t(`fields.${field}`)}
            {evidence?.foundBy === 'inferred' && (
              <span className={classes.inferred} title={t('review.inferred')}>
                <VisuallyHidden>{t('review.inferred')}</VisuallyHidden>
              </span>
            )}
          </span>
        }
        onChange={(text) => {
          const legs = draft.legs.map((other, at) =>
            at === index ? setLegField(other, field, text) : other,
          );
          setDraft(withDraftLegs(draft, legs));
        }}
      />
    </div>
  );
}
