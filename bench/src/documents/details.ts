/** What a leg may have beside its number, airports, dates and times. */
export const DETAILS = [
  'aircraft',
  'duration',
  'seat',
  'meal',
  'baggage',
  'operatedBy',
  'pnr',
] as const;
export type Detail = (typeof DETAILS)[number];
