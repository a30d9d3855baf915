import { Text } from '@mantine/core';
import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../lib/jotai.ts';
import { useNamesOf } from '../api/use-names-of.ts';
import { listDoubts } from '../lib/doubts.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';

interface DoubtNotesProps {
  readonly segment: TicketSegment;
  readonly index: number;
}

/** The values of a flight that the document does not print, and who found them. */
export function DoubtNotes({ segment, index }: DoubtNotesProps) {
  const { t } = useTranslation('tickets');
  const { reading } = useAtomValue(tripDraftAtom);
  const doubts = listDoubts(reading, segment, index, useNamesOf(reading?.legs));
  return (['inferred', 'assistant'] as const).map((finder) => {
    const fields = doubts[finder].map((field) => t(`fields.${field}`));
    if (fields.length === 0) return null;
    return (
      <Text key={finder} size="sm" c="var(--ooo-muted)" mt="sm">
        {t(`review.${finder}`, { fields: fields.join(', ') })}
      </Text>
    );
  });
}
