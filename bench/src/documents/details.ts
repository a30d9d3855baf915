/** The fields of a segment besides number, airports, dates and times. */
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
