import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import type { ReadingProblem } from '../lib/reading-problem.ts';

interface ProblemAlertProps {
  readonly problem: ReadingProblem;
  readonly onPaste: () => void;
  readonly onManual: () => void;
}

/** Why a document gave no trip, and the two ways on. */
export function ProblemAlert({ problem, onPaste, onManual }: ProblemAlertProps) {
  const { t } = useTranslation('tickets');
  const { source, failure } = problem;
  const detail = failure === 'tooLarge' ? t('problem.tooLargeDetail') : problem.detail;
  return (
    <Notice kind="error" title={t(`problem.${source}.${failure}`)}>
      {detail !== undefined && <Text size="sm">{detail}</Text>}
      <Group gap="xs" mt="xs">
        {source !== 'text' && (
          <Button variant="default" size="xs" onClick={onPaste}>
            {t('problem.paste')}
          </Button>
        )}
        <Button variant="default" size="xs" onClick={onManual}>
          {t('problem.manual')}
        </Button>
      </Group>
    </Notice>
  );
}
