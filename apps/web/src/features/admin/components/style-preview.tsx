import { isLightColor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { INK, PAPER } from '../../../lib/theme.ts';
import { toFontStack } from '../lib/lab-theme.ts';
import { useTextsIn } from '../lib/use-texts-in.ts';
import type { Controls } from './controls-form.tsx';
import classes from './style-preview.module.css';

const textOn = (color: string) => (isLightColor(color) ? INK : PAPER);

/** How the chosen style looks and speaks, before it is launched. */
export function StylePreview({ controls }: { readonly controls: Controls }) {
  const { t } = useTranslation('admin');
  const { primaryColor, secondaryColor, borderRadius, fontFamily } = controls;
  const { say, language } = useTextsIn(controls.language);
  return (
    <figure
      className={classes.preview}
      style={{
        '--primary': primaryColor,
        '--on-primary': textOn(primaryColor),
        '--secondary': secondaryColor,
        '--on-secondary': textOn(secondaryColor),
        '--radius': borderRadius,
        fontFamily: toFontStack(fontFamily),
      }}
    >
      <figcaption className={classes.caption}>{t('controls.preview')}</figcaption>
      <div className={classes.sample} lang={language}>
        <p className={classes.title}>{say('controls.previewTitle')}</p>
        <p className={classes.text}>{say('controls.previewText')}</p>
        <span className={classes.button}>{say('controls.previewButton')}</span>
      </div>
    </figure>
  );
}
