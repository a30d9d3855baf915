/** Kinds with their tags, so that many icons and colours are drawn. */
const KINDS = [
  ['cafe', 'drink'],
  ['restaurant', 'eat'],
  ['palace', 'tour'],
  ['park', 'tour'],
  ['museum', 'tour'],
  ['shop', 'shop'],
] as const;

const SEOUL = { west: 126.85, south: 37.46, width: 0.28, height: 0.18 } as const;
const DAYS = 5;

/** A fraction between 0 and 1 that looks random and is always the same for a number. */
function scatter(index: number, step: number): number {
  return (index * step) % 1;
}

/** So many places in Seoul, a third of them on one of the days; as the wire has them. */
export function makeManyPois(count: number, tripId: number, startDate: string): object[] {
  const month = startDate.slice(0, 8);
  return Array.from({ length: count }, (_, index) => {
    const [kind, tag] = KINDS[index % KINDS.length] ?? KINDS[0];
    const isScheduled = index % 3 === 0;
    const day = Number(startDate.slice(8)) + (index % DAYS);
    return {
      id: index + 1,
      tripId,
      name: `Place ${index + 1}`,
      category: 'POI',
      tag,
      kind,
      date: isScheduled ? `${month}${String(day).padStart(2, '0')}` : null,
      endDate: null,
      startTime: isScheduled ? '10:00' : null,
      duration: isScheduled ? 60 : null,
      notes: null,
      location: {
        coordinates: [
          SEOUL.west + scatter(index, 0.618_033_988_7) * SEOUL.width,
          SEOUL.south + scatter(index, 0.754_877_666_2) * SEOUL.height,
        ],
      },
      openingHours: null,
      source: null,
      sourceAsOf: null,
      sourceId: null,
      createdAt: '2025-09-01T00:00:00Z',
      updatedAt: '2025-09-01T00:00:00Z',
    };
  });
}
