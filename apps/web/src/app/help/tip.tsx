import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { useAtom, useAtomValue } from '../../lib/jotai.ts';
import { singleKeysAtom } from '../../lib/single-keys.atoms.ts';
import classes from './tip.module.css';
import { type Tip as Told, TIPS, tipsAtom } from './tips.atoms.ts';

/** The next thing worth knowing at the end of a list, where it covers nothing and moves nothing; none if all are known. */
export function Tip({ where }: { readonly where: Told['where'] }) {
  const { t } = useTranslation('help');
  const [{ ids, isQuiet }, dismiss] = useAtom(tipsAtom);
  const isDesk = !useIsPhone();
  const hasSingleKeys = useAtomValue(singleKeysAtom);
  const has = {
    nothing: true,
    mouse: isDesk,
    keyboard: isDesk,
    'single keys': isDesk && hasSingleKeys,
  };
  const next = TIPS.find((tip) => tip.where === where && !ids.includes(tip.id) && has[tip.needs]);
  if (!next || isQuiet) return null;
  return (
    <aside className={classes.tip} data-where={where} aria-label={t('tips.label')}>
      <IconBulb size={20} stroke={1.75} aria-hidden className={classes.icon} />
      <span className={classes.text}>{t(`tips.${next.id}`)}</span>
      <Button variant="default" size="sm" onClick={() => dismiss(next.id)}>
        {t('tips.dismiss')}
      </Button>
    </aside>
  );
}
