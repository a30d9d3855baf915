export const trip = {
  tabs: {
    label: 'Views of this trip',
    map: 'Map',
    calendar: 'Calendar',
    saved: 'Places',
    discover: 'Discover',
  },
  strip: {
    saved_one: '{{count}} place',
    saved_other: '{{count}} places',
    settings: 'Trip Settings',
  },
  sheet: {
    low: 'Show less of the list',
    half: 'Show half of the list',
    full: 'Show the whole list',
  },
  demo: {
    badge: 'Demo',
    about: 'About the demo',
    text: 'A sample trip to try everything on. It stays in this browser; nothing is sent or booked.',
    restart: 'Start it over',
    clear: 'Clear the demo',
    own: 'Plan a trip of your own',
    fixed: 'The demo keeps its name, dates and flights',
  },
  loadFailed: 'We could not load this trip',
  notFound: 'There is no such trip here',
  toTrips: 'To your trips',
} as const;
