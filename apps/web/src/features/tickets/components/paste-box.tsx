import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OWN_DIRECTION } from '../../../components/own-direction.ts';

interface PasteBoxProps {
  readonly text: string;
  /** What the button says. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly onType: (text: string) => void;
  readonly onTake: () => void;
}

/** The text of a ticket, as it was copied out of a mail. */
export function PasteBox({ text, action, isBusy, onType, onTake }: PasteBoxProps) {
  const { t } = useTranslation('tickets');
  return (
    <Stack gap="sm">
      <Textarea
        label={t('source.pasteLabel')}
        placeholder={t('source.pastePlaceholder')}
        value={text}
        rows={9}
        attributes={OWN_DIRECTION}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button color="coral" disabled={text.trim() === '' || isBusy} onClick={onTake}>
          {action}
        </Button>
      </Group>
    </Stack>
  );
}
