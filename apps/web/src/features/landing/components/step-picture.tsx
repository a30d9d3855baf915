import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useScheme } from '../../../lib/use-scheme.ts';
import { stepPicture } from '../lib/step-picture.ts';
import type { Step } from '../lib/steps.ts';
import classes from './step-picture.module.css';

/** The same breakpoint as in `step-picture.module.css`. */
const PHONE = '(max-width: 47.99em)';

/** A picture of the product at a step, in the reader's width, theme and language. */
export function StepPicture({ step }: { readonly step: Step }) {
  const { t } = useTranslation('landing');
  const look = { scheme: useScheme(), language: useLanguage() };
  const { src, ...size } = stepPicture(step, { form: 'phone', ...look });
  return (
    <picture>
      <source media={PHONE} srcSet={src} {...size} />
      <img
        {...stepPicture(step, { form: 'desktop', ...look })}
        className={classes.picture}
        alt={t(`steps.${step}.picture`)}
        decoding="async"
      />
    </picture>
  );
}
