import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AnimatedText } from '../../../components/animated-text.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useWalkthrough } from '../lib/use-walkthrough.ts';
import classes from './how-it-works.module.css';
import { StepPicture } from './step-picture.tsx';
import { StepRail } from './step-rail.tsx';

interface HowItWorksDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Starts the demo; absent where it needs a sign-in. */
  readonly onDemo?: (() => void) | undefined;
}

/** The five steps, from the ticket to the plan on every device, one at a time. */
export function HowItWorksDialog({ opened, onClose, onDemo }: HowItWorksDialogProps) {
  const { t } = useTranslation('landing');
  const { at, step, isLast, isForward, go, swipe } = useWalkthrough();
  return (
    <ResponsiveModal opened={opened} onClose={onClose} title={t('steps.title')}>
      <div className={classes.walkthrough} {...swipe}>
        <StepPicture step={step} />
        <StepRail at={at} onGo={go} />
        <div className={classes.words} aria-live="polite">
          <Text fw={600} size="lg" key={step}>
            <AnimatedText
              animation={isForward ? 'slideInRight' : 'slideInLeft'}
              text={t(`steps.${step}.title`)}
            />
          </Text>
          <Text c="var(--ooo-muted)">{t(`steps.${step}.text`)}</Text>
        </div>
        <Group justify="space-between" wrap="nowrap">
          <Button variant="default" disabled={at === 0} onClick={() => go(at - 1)}>
            {t('steps.back')}
          </Button>
          <Button data-autofocus onClick={isLast ? onClose : () => go(at + 1)}>
            {isLast ? t('steps.done') : t('steps.next')}
          </Button>
        </Group>
        {onDemo && (
          <Button variant="subtle" onClick={onDemo}>
            {t('landing.demo')}
          </Button>
        )}
        <Text size="sm" c="var(--ooo-muted)" ta="center">
          {t('hero.desktop')}
        </Text>
      </div>
    </ResponsiveModal>
  );
}
