import { useComputedColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { stepPicture } from '../lib/step-picture.ts';
import type { Step } from '../lib/steps.ts';
import classes from './step-picture.module.css';

/** The same breakpoint as in `step-picture.module.css`. */
const PHONE = '(max-width: 47.99em)';

interface StepPictureProps {
  readonly step: Step;
  /** `lazy` where it lies below the first screen. */
  readonly loading?: 'eager' | 'lazy';
}

/** The product at a step, on a page like the reader's: as wide and as bright. */
export function StepPicture({ step, loading = 'eager' }: StepPictureProps) {
  const { t } = useTranslation('landing');
  const scheme = useComputedColorScheme('light');
  const { src, ...size } = stepPicture(step, { form: 'phone', scheme });
  return (
    <picture>
      <source media={PHONE} srcSet={src} {...size} />
      <img
        {...stepPicture(step, { form: 'desktop', scheme })}
        className={classes.picture}
        alt={t(`steps.${step}.picture`)}
        loading={loading}
        decoding="async"
      />
    </picture>
  );
}
