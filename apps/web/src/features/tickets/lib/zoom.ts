/** How large a document is shown beside its fields: as wide as its pane, or at its actual size. */
export type Zoom = 'fit' | 'actual';
