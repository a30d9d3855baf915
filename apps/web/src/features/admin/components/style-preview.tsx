import { isLightColor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { INK, PAPER } from '../../../lib/theme.ts';
import { toFontStack } from '../lib/lab-theme.ts';
import type { StyleConfig } from '../lib/style-config.ts';
import classes from './style-preview.module.css';

const textOn = (color: string) => (isLightColor(color) ? INK : PAPER);

/** How the chosen style looks, before it is launched. */
export function StylePreview({ style }: { readonly style: StyleConfig }) {
  const { t } = useTranslation('admin');
  const { primaryColor, secondaryColor, borderRadius, fontFamily } = style;
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
      <p className={classes.title}>{t('controls.previewTitle')}</p>
      <p className={classes.text}>{t('controls.previewText')}</p>
      <span className={classes.button}>{t('controls.previewButton')}</span>
    </figure>
  );
}
