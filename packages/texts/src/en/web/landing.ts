export const landing = {
  hero: {
    title: 'Meet OOO. Your travel sidekick.',
    text: 'Drop your e-ticket. OOO reads the flights, then helps you fill the days between them.',
    howItWorks: 'How it works',
    start: 'Start Planning',
    desktop: 'Works best on desktop.',
  },
  landing: {
    title: 'From a ticket to a plan.',
    text: 'Upload your e-ticket and OOO sets up the trip: dates, flights, destination.',
    upload: 'Upload your e-ticket',
    signIn: 'Sign In',
    newTrip: 'Start New Trip',
    demo: 'Try Seoul Demo',
    picture: 'The Seoul demo: its days beside the map of its places.',
  },
  picture: {
    ticket: 'E-ticket',
    city: 'Seoul',
    first: 'Euljiro Nogari Alley',
    second: 'Gyeongbokgung Palace',
    third: 'Changdeokgung Palace',
  },
  steps: {
    title: 'How it works',
    import: {
      title: 'Import your trip',
      text: 'Drop an e-ticket, paste its text, or type in your flights. OOO fills in the dates and the destination.',
      picture: 'The review of an e-ticket with the flights that were read from it',
    },
    packing: {
      title: 'Smart packing list',
      text: 'What to pack for the weather, the length of your stay and the occasion.',
      picture: 'A packing list by category',
    },
    discover: {
      title: 'Discover places and best times',
      text: 'Restaurants, cafes, sights and hidden gems, with their opening hours.',
      picture: 'Shelves with places in Seoul',
    },
    plan: {
      title: 'Plan on calendar and map',
      text: 'Put places on days by hand, or let OOO suggest times that fit your flights.',
      picture: 'The days of a trip beside the map with its places',
    },
    sync: {
      title: 'Everything synced in the cloud',
      text: 'Your trips are saved to your account, so you have them on every device.',
      picture: 'The trips of an account, the next one first',
    },
    back: 'Back',
    next: 'Next',
    done: 'Got it',
  },
} as const;
