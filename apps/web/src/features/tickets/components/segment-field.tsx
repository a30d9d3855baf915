import type { FlightProblemReason } from '@ooo/domain/tickets/flight-problems.rules';
import type { TicketSegment, TicketSegmentField } from '@ooo/domain/tickets/ticket.schema';
import { useTranslation } from 'react-i18next';
import { useAtom, useAtomValue } from '../../../lib/jotai.ts';
import { withFlights } from '../lib/edit-draft.ts';
import { toFieldId } from '../lib/use-focus-field.ts';
import { segmentFieldKind, setSegmentField } from '../lib/segment-fields.ts';
import { usePointing } from '../lib/use-pointing.ts';
import { activeFieldAtom, focusedFieldAtom, tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './segment-card.module.css';
import { SegmentInput } from './segment-input.tsx';

interface SegmentFieldProps {
  readonly segment: TicketSegment;
  readonly index: number;
  readonly field: TicketSegmentField;
  /** Why its value cannot be right. */
  readonly problem: FlightProblemReason | undefined;
}

/** A half-typed word is not wrong yet; a day or a time is complete at once. */
function isFinished(field: TicketSegmentField, hasFocus: boolean): boolean {
  const kind = segmentFieldKind(field);
  return !hasFocus || kind === 'date' || kind === 'time';
}

/** A field of a flight; pointing at it marks where in the document it was read. */
export function SegmentField({ segment, index, field, problem }: SegmentFieldProps) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const active = useAtomValue(activeFieldAtom);
  const focused = useAtomValue(focusedFieldAtom);
  const pointing = usePointing({ leg: index, field });
  const evidence = draft.reading?.evidence.find(
    (item) => item.leg === index && item.field === field,
  );
  const isActive = evidence !== undefined && active?.leg === index && active.field === field;
  const hasFocus = focused?.leg === index && focused.field === field;

  return (
    <div
      id={toFieldId({ leg: index, field })}
      className={classes.field}
      data-active={isActive || undefined}
      data-field={field}
      data-kind={segmentFieldKind(field)}
      {...pointing}
    >
      <SegmentInput
        field={field}
        value={segment[field] ?? ''}
        error={problem && isFinished(field, hasFocus) ? t(`mistakes.${problem}`) : undefined}
        label={t(`fields.${field}`)}
        onChange={(text) => {
          const segments = draft.legs.map((other, at) =>
            at === index ? setSegmentField(other, field, text) : other,
          );
          setDraft(withFlights(draft, { legs: segments }));
        }}
      />
    </div>
  );
}
