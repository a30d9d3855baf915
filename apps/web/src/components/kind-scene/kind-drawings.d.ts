/** Made by `scenes.plugin.ts` of `data/kinds`: the drawing of each group of kinds, the main thing within the middle 100. */
declare module 'virtual:kind-drawings' {
  /* oxlint-disable typescript/consistent-type-imports -- an ambient module cannot import by a relative name */
  export const DRAWINGS: Readonly<
    Record<
      import('../kind-icons.ts').SceneName,
      readonly import('../drawn-shape.ts').DrawnShape<string>[]
    >
  >;
}
