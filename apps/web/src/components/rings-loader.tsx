import { Center } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './rings-loader.module.css';
import { Rings } from './rings.tsx';

/** The loading mark for a whole area. */
export function RingsLoader({ height = '60dvh' }: { readonly height?: string | number }) {
  const { t } = useTranslation();
  return (
    <Center h={height} component="output" aria-label={t('loading')}>
      <Rings size={32} className={classes.loader ?? ''} />
    </Center>
  );
}
