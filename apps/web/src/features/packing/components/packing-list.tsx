import type { PackingRecommendation } from '@ooo/domain/packing/packing.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useAtomValue } from '../../../lib/jotai.ts';
import { useRemoveItem, useSetQuantity } from '../api/use-own-items.ts';
import { groupItems } from '../lib/group-items.ts';
import type { RowActions } from '../lib/row-actions.types.ts';
import { onlyLeftAtom } from '../state/packing-view.atoms.ts';
import { PackingCategory } from './packing-category.tsx';
import classes from './packing-view.module.css';
import { PackingSheet } from './packing-sheet.tsx';

interface PackingListProps {
  readonly trip: Trip;
  readonly list: readonly PackingRecommendation[];
  readonly packed: ReadonlySet<string>;
  readonly setPacked: (ids: string[], isPacked: boolean) => void;
  readonly isUpdating: boolean;
}

/** Moves the focus before its row is removed: it would be lost otherwise. */
function focusNext(root: HTMLElement | null): void {
  const boxes = [...(root?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
  const at = boxes.findIndex((box) => box === document.activeElement);
  if (at >= 0) (boxes[at + 1] ?? boxes[at - 1])?.focus();
}

/** The list by categories, on the screen and for the printer. */
export function PackingList({ trip, list, packed, setPacked, isUpdating }: PackingListProps) {
  const { t } = useTranslation('packing');
  const root = useRef<HTMLDivElement>(null);
  const onlyLeft = useAtomValue(onlyLeftAtom);
  const { setQuantity } = useSetQuantity(trip.id);
  const removeItem = useRemoveItem(trip.id);
  const groups = groupItems(list, packed);
  const isDone = groups.every(({ items, packedCount }) => packedCount === items.length);
  const actions: RowActions = {
    onPack: (ids, isPacked) => {
      if (onlyLeft && isPacked) focusNext(root.current);
      setPacked(ids, isPacked);
    },
    onQuantity: (item, quantity) => void setQuantity(item, quantity),
    onRemove: (item) => void removeItem(item, { isPacked: packed.has(item.id), setPacked }),
  };
  return (
    <div ref={root} className={classes.list} aria-busy={isUpdating}>
      {onlyLeft && isDone && <EmptyState text={t('allPacked')} />}
      {groups.map((group) => (
        <PackingCategory
          key={group.category}
          group={group}
          packed={packed}
          onlyLeft={onlyLeft}
          actions={actions}
        />
      ))}
      <PackingSheet trip={trip} groups={groups} packed={packed} />
    </div>
  );
}
