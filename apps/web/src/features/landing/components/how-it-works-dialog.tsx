import { Button, Text } from '@mantine/core';
import {
  IconCalendarEvent,
  IconCloudCheck,
  IconCompass,
  IconLuggage,
  IconTicket,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AnimatedText } from '../../../components/animated-text.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import classes from './how-it-works.module.css';

const STEPS = ['import', 'packing', 'discover', 'plan', 'sync'] as const;
const ICONS: Record<(typeof STEPS)[number], Icon> = {
  import: IconTicket,
  packing: IconLuggage,
  discover: IconCompass,
  plan: IconCalendarEvent,
  sync: IconCloudCheck,
};

interface HowItWorksDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The five steps, from the ticket to the plan on every device. */
export function HowItWorksDialog({ opened, onClose }: HowItWorksDialogProps) {
  const { t } = useTranslation('landing');
  return (
    <ResponsiveModal opened={opened} onClose={onClose} title={t('steps.title')} size="34rem">
      <ol className={classes.steps}>
        {STEPS.map((step, index) => {
          const StepIcon = ICONS[step];
          return (
            <li key={step} className={classes.step}>
              <span className={classes.icon} aria-hidden>
                <StepIcon size={22} stroke={1.75} />
              </span>
              <div>
                <Text fw={600}>
                  <AnimatedText
                    animation={index % 2 === 0 ? 'slideInLeft' : 'slideInRight'}
                    text={t(`steps.${step}.title`)}
                  />
                </Text>
                <Text size="sm" c="var(--ooo-muted)">
                  {t(`steps.${step}.text`)}
                </Text>
              </div>
            </li>
          );
        })}
      </ol>
      <Button fullWidth onClick={onClose} mt="lg">
        {t('steps.done')}
      </Button>
    </ResponsiveModal>
  );
}
