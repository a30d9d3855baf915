import { Switch, Title } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../components/responsive-modal.tsx';
import { useAtom } from '../../lib/jotai.ts';
import { KEYS } from '../../lib/keys.ts';
import { singleKeysAtom } from '../../lib/single-keys.atoms.ts';
import { KeyCaps } from './key-caps.tsx';
import { KEY_GROUP_NAMES, KEY_GROUPS } from './key-groups.ts';
import classes from './key-sheet.module.css';

interface KeySheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Every key that does something, by where it does it. */
export function KeySheet({ opened, onClose }: KeySheetProps) {
  const { t } = useTranslation('help');
  const [isOn, setIsOn] = useAtom(singleKeysAtom);
  return (
    <ResponsiveModal opened={opened} onClose={onClose} title={t('keys.title')} isOverAll>
      <div className={classes.groups}>
        {KEY_GROUP_NAMES.map((group) => (
          <section key={group} className={classes.group}>
            <Title order={3} size="sm" className={classes.heading}>
              {t(`keys.groups.${group}`)}
            </Title>
            <dl className={classes.list}>
              {KEY_GROUPS[group].map((name) => (
                <Fragment key={name}>
                  <dt>
                    <KeyCaps keys={KEYS[name]} />
                  </dt>
                  <dd>{t(`keys.${name}`)}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        mt="lg"
        color="ink"
        label={t('keys.single')}
        description={t('keys.singleText')}
        checked={isOn}
        onChange={(event) => setIsOn(event.currentTarget.checked)}
      />
    </ResponsiveModal>
  );
}
