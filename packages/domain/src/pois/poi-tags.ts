/** The tags that are stored. */
export const POI_TAGS = ['eat', 'drink', 'tour', 'shop', 'hotel', 'airport', 'misc'] as const;
