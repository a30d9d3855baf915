import { UnstyledButton } from '@mantine/core';
import {
  IconCalendarEvent,
  IconCloudCheck,
  IconCompass,
  IconLuggage,
  IconTicket,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Step, STEPS } from '../lib/steps.ts';
import classes from './how-it-works.module.css';

const ICONS: Record<Step, Icon> = {
  import: IconTicket,
  packing: IconLuggage,
  discover: IconCompass,
  plan: IconCalendarEvent,
  sync: IconCloudCheck,
};

interface StepRailProps {
  readonly at: number;
  readonly onGo: (to: number) => void;
}

/** The five steps as a row: the current one, and a way to any other. */
export function StepRail({ at, onGo }: StepRailProps) {
  const { t } = useTranslation('landing');
  return (
    <ol className={classes.rail}>
      {STEPS.map((step, index) => {
        const StepIcon = ICONS[step];
        return (
          <li key={step}>
            <UnstyledButton
              className={classes.stop}
              aria-label={`${index + 1}. ${t(`steps.${step}.title`)}`}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              <StepIcon size={20} stroke={1.75} aria-hidden />
            </UnstyledButton>
          </li>
        );
      })}
    </ol>
  );
}
