/** The labels of a note's pieces, in the order in which they are written. */
const LABELS = {
  rating: 'Rating',
  totalRatings: 'Total Ratings',
  googleRating: 'Google Rating',
  price: 'Price',
  location: 'Location',
  type: 'Type',
  category: 'Category',
  phone: 'Phone',
  website: 'Website',
  hours: 'Hours',
  placeId: 'Place ID',
  address: 'Address',
} as const;

const BOOKMARKED = 'Bookmarked from discovery';

export type NoteField = keyof typeof LABELS;

/** A place's notes in pieces: what has a label, and `text` for what the traveller wrote. */
export type PoiNotes = Partial<Record<NoteField, string>> & {
  readonly bookmarkedFromDiscovery?: boolean;
  readonly text?: string;
};

const FIELD_OF_LABEL = new Map(
  Object.entries(LABELS).map(([field, label]) => [label.toLowerCase(), field as NoteField]),
);

/** Reads `Bookmarked from discovery | Rating: 4.5 | Price: $$`. Pieces without a known label are text. */
export function parsePoiNotes(notes: string | null): PoiNotes {
  const found: Partial<Record<NoteField, string>> = {};
  const text: string[] = [];
  let bookmarked = false;
  for (const piece of (notes ?? '').split('|').map((part) => part.trim())) {
    const [, label = '', value = ''] = /^([A-Za-z ]+):\s*(.+)$/s.exec(piece) ?? [];
    const field = FIELD_OF_LABEL.get(label.toLowerCase());
    if (piece.toLowerCase() === BOOKMARKED.toLowerCase()) bookmarked = true;
    else if (field && found[field] === undefined) found[field] = value;
    else if (piece !== '') text.push(piece);
  }
  return {
    ...found,
    ...(bookmarked && { bookmarkedFromDiscovery: true }),
    ...(text.length > 0 && { text: text.join(' | ') }),
  };
}

/**
 * The inverse of {@link parsePoiNotes}; a bar inside a labelled value becomes a slash. Null if there is nothing to
 * say.
 */
export function writePoiNotes(notes: PoiNotes): string | null {
  const pieces = notes.bookmarkedFromDiscovery ? [BOOKMARKED] : [];
  for (const [field, label] of Object.entries(LABELS)) {
    const value = notes[field as NoteField]?.replaceAll('|', '/').trim();
    if (value) pieces.push(`${label}: ${value}`);
  }
  if (notes.text?.trim()) pieces.push(notes.text.trim());
  return pieces.length > 0 ? pieces.join(' | ') : null;
}

/** The rating from 0 to 5 in the notes; Google's if it is the only one, undefined without one. */
export function ratingOf(notes: string | null): number | undefined {
  const { rating, googleRating } = parsePoiNotes(notes);
  const written = /^\d+(?:\.\d+)?/.exec(rating ?? googleRating ?? '');
  const value = written ? Number(written[0]) : Number.NaN;
  return value >= 0 && value <= 5 ? value : undefined;
}
