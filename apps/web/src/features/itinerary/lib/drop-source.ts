import type { DropSource } from '@ooo/domain/itinerary/drop.types';
import { createContext, useContext } from 'react';

/** The data for judging a drop; undefined if nothing can be dragged. */
export const DropSourceContext = createContext<DropSource | undefined>(undefined);

export function useDropSource(): DropSource | undefined {
  return useContext(DropSourceContext);
}
