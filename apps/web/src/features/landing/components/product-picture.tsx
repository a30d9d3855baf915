import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useScheme } from '../../../lib/use-scheme.ts';
import { tripPicture } from '../lib/trip-picture.ts';
import classes from './product-picture.module.css';

/** The same breakpoint as in `hero.module.css`, where its room is kept. */
const PHONE = '(max-width: 47.99em)';

/** Under the first words: a picture of the product in the reader's language, theme and size. */
export function ProductPicture() {
  const { t } = useTranslation('landing');
  const look = { scheme: useScheme(), language: useLanguage() };
  const { src, ...size } = tripPicture({ form: 'phone', ...look });
  return (
    <figure className={classes.figure}>
      <picture>
        <source media={PHONE} srcSet={src} {...size} />
        <img
          {...tripPicture({ form: 'desktop', ...look })}
          className={classes.picture}
          alt={t('steps.plan.picture')}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <figcaption className={classes.caption}>{t('landing.picture')}</figcaption>
    </figure>
  );
}
