import { z } from 'zod';
import { PLACE_KINDS } from './place-kinds.ts';

/** Every kind, as text: what the wire accepts. */
export const PlaceKind = z.enum(PLACE_KINDS);
export type PlaceKind = z.infer<typeof PlaceKind>;
