import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtom } from '../../../lib/jotai.ts';
import type { ItemGroup } from '../lib/group-items.ts';
import type { RowActions } from '../lib/row-actions.types.ts';
import { foldedAtom } from '../state/packing-view.atoms.ts';
import classes from './packing-list.module.css';
import { PackingRow } from './packing-row.tsx';

interface PackingCategoryProps {
  readonly group: ItemGroup;
  readonly packed: ReadonlySet<string>;
  readonly onlyLeft: boolean;
  readonly actions: RowActions;
}

/** A category with how much of it is packed; its rows can be folded away. */
export function PackingCategory({ group, packed, onlyLeft, actions }: PackingCategoryProps) {
  const { t } = useTranslation('packing');
  const [folded, setFolded] = useAtom(foldedAtom);
  const rows = useId();
  const { category, items, packedCount } = group;
  const isFolded = folded.has(category);
  const shown = onlyLeft ? items.filter(({ id }) => !packed.has(id)) : items;
  const fold = () => {
    const others = [...folded].filter((other) => other !== category);
    setFolded(new Set(isFolded ? others : [...others, category]));
  };
  if (shown.length === 0) return null;
  return (
    <section className={classes.category}>
      <h3 className={classes.head}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={!isFolded}
          aria-controls={rows}
          onClick={fold}
        >
          <IconChevronDown size={18} stroke={1.75} aria-hidden className={classes.chevron} />
          <span className={classes.title}>{t(`category.${category}`)}</span>{' '}
          <span className={classes.count} data-done={packedCount === items.length || undefined}>
            {t('counter', { packed: packedCount, total: items.length })}
          </span>
        </button>
      </h3>
      <div className={classes.bar} aria-hidden>
        <div style={{ width: `${(packedCount / items.length) * 100}%` }} />
      </div>
      <ul
        id={rows}
        className={classes.rows}
        hidden={isFolded}
        aria-label={t(`category.${category}`)}
      >
        {shown.map((item) => (
          <PackingRow key={item.id} item={item} isPacked={packed.has(item.id)} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
