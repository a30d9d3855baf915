import { type Icon, IconHandMove, IconLuggage, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

interface DemoTip {
  readonly label: string;
  readonly ActionIcon: Icon;
  readonly act: () => void;
}

/** Things to try in the demo; each leads to where it is done. */
export function useDemoTips(): readonly DemoTip[] {
  const { t } = useTranslation('trip');
  const [, setSearch] = useSearchParams();
  const open = (view: string) => () =>
    setSearch((current) => {
      current.set('view', view);
      return current;
    });
  return [
    { label: t('demo.tryPlan'), ActionIcon: IconSparkles, act: open('saved') },
    { label: t('demo.tryDrag'), ActionIcon: IconHandMove, act: open('calendar') },
    { label: t('demo.tryPacking'), ActionIcon: IconLuggage, act: open('packing') },
  ];
}
