import { useQuery } from '@tanstack/react-query';
import { loadWorld } from '../lib/base-map/world.ts';

/** Land, water, borders and names that ship with the page; undefined until they are loaded. */
export function useDrawnWorld() {
  return useQuery({
    queryKey: ['drawn-world'],
    queryFn: loadWorld,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
