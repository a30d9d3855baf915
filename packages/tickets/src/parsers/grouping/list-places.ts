import type { PlaceToken } from './route-fit.ts';
import { type Token, ofKind } from '../tokens/token.ts';

/** The places of a flight: where there are codes for both ends, names beside them are of something else. */
export function listPlaces(tokens: readonly Token[]): PlaceToken[] {
  const codes = ofKind(tokens, 'airport');
  const areBoth = new Set(codes.map(({ value }) => value)).size >= 2;
  return areBoth ? codes : ofKind(tokens, 'airport', 'place');
}
