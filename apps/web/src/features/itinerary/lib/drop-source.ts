import type { DropSource } from '@ooo/domain/itinerary/drop.types';
import { createContext, useContext } from 'react';

/** What a drop is judged by; undefined where nothing can be dragged. */
export const DropSourceContext = createContext<DropSource | undefined>(undefined);

export function useDropSource(): DropSource | undefined {
  return useContext(DropSourceContext);
}
