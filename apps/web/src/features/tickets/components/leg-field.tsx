import type { FlightProblemReason } from '@ooo/domain/tickets/flight-problems.rules';
import type { TicketLeg, TicketLegField } from '@ooo/domain/tickets/ticket.schema';
import { useTranslation } from 'react-i18next';
import { useAtom, useAtomValue } from '../../../lib/jotai.ts';
import { withFlights } from '../lib/edit-draft.ts';
import { toFieldId } from '../lib/use-focus-field.ts';
import { legFieldKind, setLegField } from '../lib/leg-fields.ts';
import { usePointing } from '../lib/use-pointing.ts';
import { activeFieldAtom, focusedFieldAtom, tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './leg-card.module.css';
import { LegInput } from './leg-input.tsx';

interface LegFieldProps {
  readonly leg: TicketLeg;
  readonly index: number;
  readonly field: TicketLegField;
  /** Why its value cannot be right. */
  readonly problem: FlightProblemReason | undefined;
  /** It is asked about: the question says already that the value was worked out. */
  readonly isAsked: boolean;
}

/** Halfway through a word nothing is wrong yet; a day or a time is chosen at once. */
function isFinished(field: TicketLegField, hasFocus: boolean): boolean {
  const kind = legFieldKind(field);
  return !hasFocus || kind === 'date' || kind === 'time';
}

/** A field of a flight; pointing at it marks where in the document it was read. */
export function LegField({ leg, index, field, problem, isAsked }: LegFieldProps) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const active = useAtomValue(activeFieldAtom);
  const focused = useAtomValue(focusedFieldAtom);
  const pointing = usePointing({ leg: index, field });
  const evidence = draft.reading?.evidence.find(
    (item) => item.leg === index && item.field === field,
  );
  const isActive = evidence !== undefined && active?.leg === index && active.field === field;
  const isAsRead = leg[field] !== undefined && leg[field] === draft.reading?.legs[index]?.[field];
  const foundBy = isAsRead && !isAsked ? evidence?.foundBy : undefined;
  const hasFocus = focused?.leg === index && focused.field === field;
  const isUnsure = foundBy === 'inferred' || foundBy === 'assistant';

  return (
    <div
      id={toFieldId({ leg: index, field })}
      className={classes.field}
      data-active={isActive || undefined}
      data-field={field}
      data-kind={legFieldKind(field)}
      {...pointing}
    >
      <LegInput
        field={field}
        value={leg[field] ?? ''}
        description={isUnsure ? t(`review.${foundBy}`) : undefined}
        error={problem && isFinished(field, hasFocus) ? t(`mistakes.${problem}`) : undefined}
        label={t(`fields.${field}`)}
        onChange={(text) => {
          const legs = draft.legs.map((other, at) =>
            at === index ? setLegField(other, field, text) : other,
          );
          setDraft(withFlights(draft, { legs }));
        }}
      />
    </div>
  );
}
