/** The browser and system of a user agent; the names are the makers' own. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** The first that fits counts: Edge and Opera call themselves Chrome too, and Chrome Safari. */
const BROWSERS: Names = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

/** Android calls itself Linux too, and an iPhone is like Mac OS X. */
const SYSTEMS: Names = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

function findName(names: Names, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

export function describeUserAgent(userAgent: string): Device {
  return { browser: findName(BROWSERS, userAgent), system: findName(SYSTEMS, userAgent) };
}
