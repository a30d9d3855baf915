/** The height of an hour on the time grid. Apart from its layout, which a trip begins without. */
export const HOUR_PX = 60;
