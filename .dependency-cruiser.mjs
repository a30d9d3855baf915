import { existsSync, readdirSync } from 'node:fs';

/**
 * Who may import whom. Every rule is a pattern, so a new room cannot be missing from a list,
 * and `scripts/boundaries.test.ts` proves each one by a deliberate violation.
 */
const TEST = '(\\.test\\.tsx?$|/testing/|/test/|\\.fixture\\.ts$)';

/** In development alone: shows components with servers that answer as it likes. */
const COMPONENT_PAGE = '^apps/web/src/app/ui/answer(s\\.ts|ed\\.tsx)$';

/** Features of the API that have procedures, and what the web alone has a screen for. */
const API = new URL('apps/api/src/features/', import.meta.url);
const ROUTERS = readdirSync(API).filter((name) =>
  existsSync(new URL(`${name}/${name}.router.ts`, API)),
);

/** What happens in a trip: each needs procedures of several areas, of trips, places, POIs and the schedule. */
const WEB_FLOWS = ['trip-data', 'saved', 'itinerary', 'planning', 'discover'];
const WEB_FEATURES = [...ROUTERS, 'landing', 'map', ...WEB_FLOWS].join('|');

/** Features of the web: each may use the ones before it, and none behind it, so that no two need each other. */
const WEB_ORDER = [
  'app',
  'account',
  'airports',
  'overview',
  ...WEB_FLOWS,
  'trips',
  'tickets',
  'packing',
  'place-files',
  'weather',
  'map',
  'admin',
  'data',
  'documents',
  'feedback',
  'invites',
  'landing',
  'tokens',
];

const webFeaturesGoOneWay = WEB_ORDER.slice(0, -1).map((name, at) => ({
  name: `web-features-go-one-way-${name}`,
  comment: 'What comes later in the order of features uses what comes before, tests too.',
  severity: 'error',
  from: { path: `^apps/web/src/features/${name}/` },
  to: { path: `^apps/web/src/features/(${WEB_ORDER.slice(at + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Data travels one way, types too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      comment:
        'An import that leads nowhere; the two named ones are types alone, and what is virtual a plugin makes.',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '\\?(raw|url|worker)$|\\.css$|^(geojson|topojson-specification)$|^virtual:',
      },
    },
    {
      name: 'packages-know-no-apps',
      comment: 'The client alone reads the type of the router.',
      severity: 'error',
      from: { path: '^packages/(?!client/)' },
      to: { path: '^apps/' },
    },
    {
      name: 'client-knows-the-api-as-a-type',
      severity: 'error',
      from: { path: '^packages/client/', pathNot: TEST },
      to: { path: '^apps/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'texts-know-nothing',
      comment: 'Everything may say something, so what is said depends on nothing.',
      severity: 'error',
      from: { path: '^packages/texts/src', pathNot: TEST },
      to: { pathNot: '^packages/texts/src' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules need nothing but themselves, the texts and zod.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: TEST },
      to: { pathNot: ['^packages/(domain|texts)/src', 'node_modules/zod/'] },
    },
    {
      name: 'atlas-knows-domain-only',
      severity: 'error',
      from: { path: '^packages/atlas/src' },
      to: { path: '^packages/(?!atlas/|domain/|texts/)' },
    },
    {
      name: 'db-knows-domain-only',
      severity: 'error',
      from: { path: '^packages/db/src' },
      to: { path: '^packages/(?!db/|domain/|texts/)' },
    },
    {
      name: 'map-knows-domain-only',
      comment: 'Words and colours are handed to it.',
      severity: 'error',
      from: { path: '^packages/map/src' },
      to: { path: '^packages/(?!map/|domain/)' },
    },
    {
      name: 'map-knows-no-framework',
      comment: 'It draws with Leaflet alone; the web wraps its layers.',
      severity: 'error',
      from: { path: '^packages/map/' },
      to: {
        path: '(^|/)node_modules/(react|react-[\\w-]+|@mantine|@tabler|@tanstack|@trpc|i18next|jotai)/',
      },
    },
    {
      name: 'tickets-know-atlas-and-domain',
      severity: 'error',
      from: { path: '^packages/tickets/src' },
      to: { path: '^packages/(?!tickets/|atlas/|domain/|texts/)' },
    },
    {
      name: 'tickets-storeys',
      comment:
        'What print says is read without knowing what file it stands in or what becomes of it.',
      severity: 'error',
      from: {
        path: '^packages/tickets/src/(text|languages|atoms|flights|parsers)/',
        pathNot: TEST,
      },
      to: {
        path: '^packages/tickets/src/(structured|resolve|images|barcodes|ocr|readers|assistant|worker|cli)/',
      },
    },
    {
      name: 'only-services-touch-queries',
      comment: 'Routers hold no SQL and no rule; sessions keep their own rows.',
      severity: 'error',
      from: {
        path: '^apps/api/src',
        pathNot: ['\\.service\\.ts$', '^apps/api/src/auth/', TEST],
      },
      to: { path: '^packages/db/src/(queries|tables)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rest-goes-through-the-caller',
      comment: 'A second transport with rules of its own drifts away from the first.',
      severity: 'error',
      from: { path: '^apps/api/src/rest/', pathNot: TEST },
      to: {
        path: ['\\.service\\.ts$', '^packages/(db|atlas|tickets)/', '(^|/)node_modules/kysely/'],
      },
    },
    {
      name: 'features-of-the-api-meet-in-services',
      comment: "A service may call another feature's service, nothing else of it.",
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: TEST },
      to: {
        path: '^apps/api/src/features/([^/]+)/',
        pathNot: ['^apps/api/src/features/$1/', '\\.service\\.ts$'],
      },
    },
    {
      name: 'context-owns-its-ports',
      comment:
        'What a service is given is described by what it needs, and knows nothing that provides it.',
      severity: 'error',
      from: { path: '^apps/api/src/context/', pathNot: TEST },
      to: {
        path: '^apps/api/src/',
        pathNot: '^apps/api/src/(context/|trpc/policy\\.ts$|auth/identity\\.ts$)',
      },
    },
    {
      name: 'only-one-file-reads-the-environment-of-the-api',
      comment: 'What is assembled never reads the environment.',
      severity: 'error',
      from: {
        path: '^apps/api/src',
        pathNot: ['^apps/api/src/(server|boot/migrate)\\.ts$', TEST],
      },
      to: { path: '^apps/api/src/boot/environment\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-knows-domain-only',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: ['^apps/web/src/lib/trpc\\.ts$', TEST] },
      to: { path: '^(apps/api|packages/(?!domain/|map/|texts/))' },
    },
    {
      name: 'web-sees-the-api-as-a-type-in-one-file',
      severity: 'error',
      from: { path: '^apps/web/src/lib/trpc\\.ts$' },
      to: { path: '^apps/api', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-features-meet-in-their-hooks',
      comment: "A feature may use another's hooks, nothing else of it; the route composes them.",
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TEST },
      to: {
        path: '^apps/web/src/features/([^/]+)/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/api/'],
      },
    },
    {
      name: 'web-features-are-named-as-in-the-api',
      comment:
        'A procedure and the screens that use it are found under one name, if it has screens of its own.',
      severity: 'error',
      from: { path: `^apps/web/src/features/(?!(${WEB_FEATURES})/)` },
      to: {},
    },
    ...webFeaturesGoOneWay,
    {
      name: 'web-features-have-a-place-in-the-order',
      comment: 'What the order does not name could go both ways.',
      severity: 'error',
      from: { path: `^apps/web/src/features/(?!(${WEB_ORDER.join('|')})/)` },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'web-storeys',
      comment: 'Neither lib nor components nor texts know a feature or the app.',
      severity: 'error',
      from: { path: '^apps/web/src/(lib|components|i18n)/', pathNot: TEST },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'features-do-not-know-the-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: TEST },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-lib-knows-no-domain',
      comment:
        "Formatting needs dates, times, languages and units, and the demo's trip has an address of its own; " +
        "rules and schemas are for features, and for the demo's link, which stands for the server.",
      severity: 'error',
      from: {
        path: '^apps/web/src/(lib|components|i18n)/',
        pathNot: ['^apps/web/src/lib/demo/', TEST],
      },
      to: { path: '^packages/domain/src/(?!shared/|trips/trip-ids\\.ts$)' },
    },
    {
      name: 'web-demo-is-chosen-in-one-file',
      comment: 'No screen asks whether the server or the demo answers it.',
      severity: 'error',
      from: {
        path: '^apps/web/src',
        pathNot: [
          '^apps/web/src/lib/demo/',
          '^apps/web/src/app/own-client\\.tsx$',
          COMPONENT_PAGE,
          TEST,
        ],
      },
      to: { path: '^apps/web/src/lib/demo/' },
    },
    {
      name: 'web-components-call-hooks',
      comment: "Procedures are called, and answers kept, in a feature's api/ alone.",
      severity: 'error',
      from: {
        path: '^apps/web/src/(app|components|features)/',
        pathNot: [
          '^apps/web/src/features/[^/]+/api/',
          '^apps/web/src/app/(own-client|providers)\\.tsx$',
          COMPONENT_PAGE,
          TEST,
        ],
      },
      to: {
        path: ['^apps/web/src/lib/trpc\\.ts$', '(^|/)node_modules/(@trpc|@tanstack/react-query)/'],
      },
    },
    {
      name: 'web-knows-jotai-in-one-file',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: '^apps/web/src/lib/jotai\\.ts$' },
      to: { path: '(^|/)node_modules/jotai/' },
    },
    {
      name: 'maps-are-drawn-in-one-feature',
      comment:
        'A route says what covers the map; everything else of the drawn map is for the feature alone.',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: ['^apps/web/src/features/map/', TEST] },
      to: { path: '^packages/map/', pathNot: '^packages/map/src/view/covered\\.ts$' },
    },
    {
      name: 'leaflets-order-of-coordinates-in-one-file',
      comment: 'Coordinates are [longitude, latitude]; one file of the drawn map turns them.',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: ['^apps/web/src/features/map/', TEST] },
      to: { path: '(^|/)node_modules/(react-)?leaflet/' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      // The page of components is in no build.
      from: { path: '^(apps|packages)/[^/]+/src', pathNot: [TEST, '^apps/web/src/app/ui/'] },
      to: { path: TEST },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'node', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
    },
  },
};
