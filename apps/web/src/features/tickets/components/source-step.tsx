import { Button, Divider, Group, Stack, Tabs, Text } from '@mantine/core';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useTicketReading } from '../api/use-ticket-reading.ts';
import { type DraftSource, tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './source-step.module.css';
import { PasteBox } from './paste-box.tsx';
import { ProblemAlert } from './problem-alert.tsx';
import { UploadBox } from './upload-box.tsx';

/** A file, a text, or neither. */
export function SourceStep() {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const reading = useTicketReading();

  const typeFlights = () =>
    setDraft({ ...draft, step: 'flights', legs: draft.legs.length > 0 ? draft.legs : [{}] });

  return (
    <Stack gap="md">
      <Tabs
        value={draft.source}
        keepMounted={false}
        onChange={(source) => {
          const next: DraftSource = source === 'paste' ? 'paste' : 'upload';
          setDraft({ ...draft, source: next });
        }}
      >
        <Tabs.List grow aria-label={t('source.label')} mb="md">
          <Tabs.Tab value="upload">{t('source.upload')}</Tabs.Tab>
          <Tabs.Tab value="paste">{t('source.paste')}</Tabs.Tab>
        </Tabs.List>
        {reading.problem && (
          <div className={classes.problem}>
            <ProblemAlert
              problem={reading.problem}
              onPaste={() => setDraft({ ...draft, source: 'paste' })}
              onManual={typeFlights}
            />
          </div>
        )}
        <Tabs.Panel value="upload">
          <UploadBox reading={reading} />
        </Tabs.Panel>
        <Tabs.Panel value="paste">
          <PasteBox reading={reading} />
        </Tabs.Panel>
      </Tabs>
      {draft.legs.length > 0 && (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" c="var(--ooo-muted)" truncate>
            {t('source.last', { name: draft.document?.name ?? t('review.pasted') })}
          </Text>
          <Button
            variant="default"
            size="sm"
            flex="none"
            onClick={() => setDraft({ ...draft, step: 'flights' })}
          >
            {t('source.toFlights')}
          </Button>
        </Group>
      )}
      <Divider />
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="var(--ooo-muted)">
          {t('source.scratch')}
        </Text>
        <Group gap="xs">
          <Button variant="subtle" size="sm" onClick={typeFlights}>
            {t('source.typeFlights')}
          </Button>
          <Button variant="default" size="sm" onClick={() => setDraft({ ...draft, step: 'trip' })}>
            {t('source.scratchAction')}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
