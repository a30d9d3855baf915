import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAtomValue, useSetAtom } from '../../../lib/jotai.ts';
import type { TicketReader } from '../api/use-ticket-reading.ts';
import { patchDraftAtom, tripDraftAtom } from '../state/draft.atoms.ts';

/** The text of a ticket, as it was copied out of a mail. */
export function PasteBox({ reader }: { readonly reader: TicketReader }) {
  const { t } = useTranslation('tickets');
  const { pastedText } = useAtomValue(tripDraftAtom);
  const patch = useSetAtom(patchDraftAtom);
  return (
    <Stack gap="sm">
      <Textarea
        label={t('source.pasteLabel')}
        dir="auto"
        placeholder={t('source.pastePlaceholder')}
        value={pastedText}
        rows={9}
        onChange={(event) => patch({ pastedText: event.currentTarget.value })}
      />
      <Group justify="flex-end">
        <Button
          color="coral"
          disabled={pastedText.trim() === '' || reader.isReading}
          onClick={() => void reader.addText(pastedText)}
        >
          {reader.isReading ? t('source.reading') : t('source.read')}
        </Button>
      </Group>
    </Stack>
  );
}
