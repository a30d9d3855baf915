import { Checkbox } from '@mantine/core';
import { isOwnItemId } from '@ooo/domain/packing/own-item-id';
import type { PackingRecommendation } from '@ooo/domain/packing/packing.schema';
import { IconSparkles } from '@tabler/icons-react';
import { type ChangeEvent, createElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { findIcon } from '../lib/find-icon.ts';
import type { RowActions } from '../lib/row-actions.types.ts';
import { OwnItemMenu } from './own-item-menu.tsx';
import classes from './packing-list.module.css';

interface PackingRowProps {
  readonly item: PackingRecommendation;
  readonly isPacked: boolean;
  readonly actions: RowActions;
}

/** Its spoken name: with its quantity if there are several. */
function useItemName({ item, quantity }: PackingRecommendation): string {
  const { t } = useTranslation('packing');
  return quantity > 1 ? t('itemOf', { name: item, quantity }) : item;
}

/** One thing to pack: the whole row ticks it. */
export function PackingRow({ item, isPacked, actions }: PackingRowProps) {
  const { t } = useTranslation('packing');
  const why = useId();
  const id = useId();
  const name = useItemName(item);
  const tick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    actions.onPack([item.id], currentTarget.checked);
  return (
    <li className={classes.row} data-packed={isPacked || undefined}>
      <label className={classes.tick} htmlFor={id}>
        <Checkbox
          id={id}
          size="md"
          checked={isPacked}
          aria-label={name}
          aria-describedby={why}
          data-item={item.id}
          onChange={tick}
        />
        {createElement(findIcon(item), {
          size: 20,
          stroke: 1.75,
          'aria-hidden': true,
          className: classes.icon ?? '',
        })}
        <span className={classes.words}>
          <span className={classes.name}>
            <span className={classes.item}>{item.item}</span>
            {item.quantity > 1 && (
              <span className={classes.quantity}>{t('quantity', { quantity: item.quantity })}</span>
            )}
            {item.priority !== 'recommended' && (
              <span className={classes.priority} data-priority={item.priority}>
                {t(`priority.${item.priority}`)}
              </span>
            )}
          </span>
          <span id={why} className={classes.reason}>
            {item.reason}
            {item.by === 'assistant' && (
              <span className={classes.by}>
                <IconSparkles size={14} stroke={1.75} aria-hidden /> {t('byAssistant')}
              </span>
            )}
          </span>
        </span>
      </label>
      {isOwnItemId(item.id) && <OwnItemMenu item={item} actions={actions} />}
    </li>
  );
}
