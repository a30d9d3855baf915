import { useTranslation } from 'react-i18next';
import classes from './product-picture.module.css';
import { StepPicture } from './step-picture.tsx';

/** Under the first words: the product as it is. */
export function ProductPicture() {
  const { t } = useTranslation('landing');
  return (
    <figure className={classes.figure}>
      <StepPicture step="plan" loading="lazy" />
      <figcaption className={classes.caption}>{t('landing.picture')}</figcaption>
    </figure>
  );
}
