import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import {
  PACKING_CATEGORIES,
  type PackingCategory,
  type PackingRecommendation,
} from '@ooo/domain/packing/packing.schema';
import { foldText } from '@ooo/domain/shared/search-text';
import type { TripId } from '@ooo/domain/shared/ids';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../lib/app-error.ts';
import { useErrorSentence } from '../../../lib/use-error-sentence.ts';
import { useAddItem } from '../api/use-own-items.ts';
import classes from './packing-view.module.css';

const LONGEST = 60;
const MOST = 99;

interface AddItemFormProps {
  readonly tripId: TripId;
  readonly list: readonly PackingRecommendation[];
}

/** A line that adds something to the list; what was typed stays where it cannot be added. */
export function AddItemForm({ tripId, list }: AddItemFormProps) {
  const { t } = useTranslation('packing');
  const sentenceOf = useErrorSentence();
  const { addItem, isPending } = useAddItem(tripId);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [category, setCategory] = useState<PackingCategory>('Utility');
  const [quantity, setQuantity] = useState<number | string>(1);
  const [problem, setProblem] = useState<string>();

  const findProblem = (item: string): string | undefined => {
    if (item === '') return t('own.empty');
    const there = list.find((each) => foldText(each.item) === foldText(item));
    return there && t('own.there', { name: there.item });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const item = name.trim();
    const found = findProblem(item);
    setProblem(found);
    field.current?.focus();
    if (found !== undefined) return;
    try {
      await addItem({ item, category, quantity: Number(quantity) || 1 });
      setName('');
      setQuantity(1);
    } catch (error) {
      const isFull = toAppError(error)?.code === 'RULE_VIOLATED';
      setProblem(isFull ? t('own.full') : sentenceOf(error));
    }
  };

  return (
    <form
      className={classes.add}
      aria-label={t('own.form')}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextInput
        ref={field}
        aria-label={t('own.name')}
        placeholder={t('own.placeholder')}
        maxLength={LONGEST}
        value={name}
        error={problem}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <NativeSelect
        size="md"
        aria-label={t('own.category')}
        value={category}
        data={PACKING_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setCategory(PACKING_CATEGORIES.find((each) => each === value) ?? 'Utility')
        }
      />
      <NumberInput
        size="md"
        aria-label={t('own.quantity')}
        min={1}
        max={MOST}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        value={quantity}
        onChange={setQuantity}
      />
      <Button type="submit" loading={isPending}>
        {t('own.submit')}
      </Button>
    </form>
  );
}
