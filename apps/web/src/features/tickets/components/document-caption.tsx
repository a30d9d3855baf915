import type { TicketEvidence } from '@ooo/domain/tickets/ticket.schema';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isLegField } from '../lib/leg-fields.ts';
import { activeFieldAtom } from '../state/draft.atoms.ts';
import classes from './document-pane.module.css';

/** What was read for the field that is pointed at, word for word. */
export function DocumentCaption({ evidence }: { readonly evidence: readonly TicketEvidence[] }) {
  const { t } = useTranslation('tickets');
  const active = useAtomValue(activeFieldAtom);
  const found = evidence.find(({ leg, field }) => leg === active?.leg && field === active.field);
  return (
    <p className={classes.caption}>
      {found && isLegField(found.field) ? (
        <>
          <b>{t(`fields.${found.field}`)}</b> “{found.snippet.trim()}”
        </>
      ) : (
        t('review.pointAtField')
      )}
    </p>
  );
}
