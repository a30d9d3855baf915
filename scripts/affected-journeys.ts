interface Area {
  readonly of: RegExp;
  readonly journeys: readonly string[];
}

/** Journeys that always run. */
const MAIN = ['new-user', 'ticket-to-plan'];

/** The journeys through each part of the product, by the folders of the part. */
export const AREAS: readonly Area[] = [
  {
    of: /\/(?:tickets|documents|airports|flight-window)\//,
    journeys: [
      'broken-files',
      'reader-road',
      'ticket-import',
      'ticket-import-phone',
      'ticket-on-trip',
    ],
  },
  {
    of: /\/(?:scheduling|schedule|planning|itinerary|distance|opening-hours|routing|threads)\//,
    journeys: [
      'by-hand',
      'crowded-trip',
      'plan-again',
      'plan-in-place',
      'print-agenda',
      'week-grid',
    ],
  },
  {
    of: /\/(?:places|discover|pois|place-files|atlas|openstreetmap|google-places)\//,
    journeys: ['import-roughly', 'one-workspace', 'own-place', 'place-sheet', 'two-tabs'],
  },
  {
    of: /\/map\//,
    journeys: ['crowded-trip', 'drawn-map', 'map-file', 'one-workspace', 'own-place'],
  },
  { of: /\/packing\//, journeys: ['packing'] },
  {
    of: /\/(?:weather|overview|trips)\//,
    journeys: ['main-screen', 'one-workspace', 'print-agenda'],
  },
  {
    of: /\/(?:account|admin|auth|entry|feedback|invites|preferences|settings)\//,
    journeys: ['control-deck', 'focus-return', 'preferences', 'provider-sign-in'],
  },
  {
    of: /\/(?:landing|demo)\/|^apps\/web\/(?:scripts|vite)|\/(?:boot|main)\.tsx?$/,
    journeys: ['first-seconds', 'keep-demo', 'licences', 'main-screen', 'seoul-demo', 'taps'],
  },
  {
    of: /\/(?:texts|i18n|sentences)\//,
    journeys: ['languages', 'pseudo-language'],
  },
  {
    of: /^apps\/api\/src\/(?:boot|errors|gates|health|plugins|rest|threads|trpc)\/|^packages\/(?:db|client)\//,
    journeys: ['abuse', 'page-faults', 'scripts-road', 'sudden-end'],
  },
  {
    of: /^apps\/web\/src\/(?:app|components|lib)\//,
    journeys: [
      'accessible-screens',
      'focus-return',
      'keyboard-road',
      'large-text',
      'measures',
      'narrow-pages',
      'page-faults',
    ],
  },
];

const PRODUCT = /^(?:apps|packages)\/(?!.*\.(?:test\.tsx?|md)$|.*\/testing\/)/;
const JOURNEY = /^e2e\/src\/journeys\/([\w-]+)\.journey\.ts$/;
const BELOW_JOURNEYS = /^e2e\/(?!.*\.md$)/;

/** The journeys that a change can break, by their names; `all` where it can be any of them. */
export function findAffectedJourneys(changed: readonly string[]): Set<string> | 'all' {
  const affected = new Set<string>();
  for (const path of changed) {
    const journey = JOURNEY.exec(path)?.[1];
    if (journey !== undefined) affected.add(journey);
    else if (BELOW_JOURNEYS.test(path)) return 'all';
    else if (PRODUCT.test(path)) {
      for (const name of MAIN) affected.add(name);
      for (const { of, journeys } of AREAS) {
        if (of.test(path)) for (const name of journeys) affected.add(name);
      }
    }
  }
  return affected;
}

/** Every journey that some area names. */
export const KNOWN_JOURNEYS: ReadonlySet<string> = new Set([
  ...MAIN,
  ...AREAS.flatMap(({ journeys }) => journeys),
]);
