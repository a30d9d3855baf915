import type { PackingRecommendation } from '@ooo/domain/packing/packing.schema';

/** What can be done with the rows of a list; quantity and removal only with what the traveller added. */
export interface RowActions {
  readonly onPack: (ids: string[], isPacked: boolean) => void;
  readonly onQuantity: (item: PackingRecommendation, quantity: number) => void;
  readonly onRemove: (item: PackingRecommendation) => void;
}
