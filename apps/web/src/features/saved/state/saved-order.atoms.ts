import type { PoiFilter, PoiSortKey, SortDirection } from '@ooo/domain/pois/poi-list.rules';
import { atom } from '../../../lib/jotai.ts';

interface SavedOrder extends PoiFilter {
  readonly key: PoiSortKey;
  readonly direction: SortDirection;
}

/** How the saved places are filtered and sorted; it stays while the traveller looks elsewhere. */
export const savedOrderAtom = atom<SavedOrder>({ key: 'added', direction: 'descending' });
