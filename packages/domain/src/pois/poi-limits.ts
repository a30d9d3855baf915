/** How many places a trip keeps: what the planner and the map bear. */
export const MAX_POIS_PER_TRIP = 500;

/** The lengths of a visit that the interface offers, in minutes. */
export const DURATION_OPTIONS_MIN = [30, 60, 90, 120, 150, 180, 240] as const;
export const DEFAULT_DURATION_MIN = 60;
