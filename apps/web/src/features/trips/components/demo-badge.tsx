import { Button, Popover, Text, UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { demoAboutAtom } from '../../../lib/demo-about.atoms.ts';
import { useAtom, useSetAtom } from '../../../lib/jotai.ts';
import classes from './demo-badge.module.css';
import { DemoMark } from './demo-mark.tsx';

const GAP_PX = 8;

/** How far the tabs reach under an element; none of it where they are at the foot of the page. */
function reachOfTabs(element: HTMLElement): number {
  const tabs = element.closest('header')?.nextElementSibling;
  if (!tabs || getComputedStyle(tabs).position === 'fixed') return 0;
  return Math.max(0, tabs.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom);
}

interface DemoBadgeProps {
  /** What it means that this is the demo. */
  readonly text: string;
  /** What is worth a try. */
  readonly tips: readonly DemoAction[];
  readonly actions: readonly DemoAction[];
}

interface DemoAction {
  readonly label: string;
  readonly ActionIcon: Icon;
  readonly act: () => void;
}

/** Says that this trip is the demo, what that means, and what can be done with it. */
export function DemoBadge({ text, tips, actions }: DemoBadgeProps) {
  const { t } = useTranslation('trip');
  const [isOpen, setOpen] = useAtom(demoAboutAtom);
  // It may open by itself, so it must not cover the navigation of the trip.
  const target = useRef<HTMLButtonElement>(null);
  const [reachPx, setReachPx] = useState(0);
  useLayoutEffect(() => {
    if (isOpen && target.current) setReachPx(reachOfTabs(target.current));
  }, [isOpen]);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      offset={reachPx + GAP_PX}
      width={280}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          ref={target}
          className={classes.target}
          aria-label={t('demo.about')}
          onClick={() => setOpen(!isOpen)}
        >
          <DemoMark />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.about} aria-label={t('demo.about')}>
        <Text size="sm" c="var(--ooo-muted)">
          {text}
        </Text>
        <Text fw={600} size="sm" mt="sm">
          {t('demo.tips')}
        </Text>
        <Actions actions={tips} />
        <hr className={classes.rule} />
        <Actions actions={actions} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** An action, which closes the list. */
function Actions({ actions }: Pick<DemoBadgeProps, 'actions'>) {
  const setOpen = useSetAtom(demoAboutAtom);
  return (
    <div className={classes.actions}>
      {actions.map(({ label, ActionIcon, act }) => (
        <Button
          key={label}
          variant="subtle"
          justify="flex-start"
          leftSection={<ActionIcon size={18} stroke={1.75} aria-hidden />}
          onClick={() => {
            setOpen(false);
            act();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
