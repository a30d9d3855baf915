/** Made by `scenes.plugin.ts` of the folders of the cities: what a page has to know before it draws. */
declare module 'virtual:scenes' {
  /** The names of the drawn cities by the hour that they are drawn at. */
  export const LANDMARKS_AT: Readonly<Record<'morning' | 'noon' | 'evening', readonly string[]>>;
  /** Other names of those cities, in plain letters. */
  export const ALSO: Readonly<Record<string, string>>;
}

/** The drawings themselves, by the names of their cities. */
declare module 'virtual:scene-drawings' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import by a relative name
  export const LANDMARKS: Readonly<Record<string, import('./landmark.ts').Landmark>>;
}
