/** Colours of the drawn map. The label's halo is the land's, so that names stand clear of lines. */
export interface MapColors {
  readonly land: string;
  readonly water: string;
  readonly shore: string;
  readonly border: string;
  readonly grid: string;
  readonly label: string;
  readonly faintLabel: string;
  readonly halo: string;
}

export const MAP_COLORS: Record<'light' | 'dark', MapColors> = {
  light: {
    land: '#f5f1e8',
    water: '#c9dde8',
    shore: '#a9c4d3',
    border: '#b3a78f',
    grid: 'rgb(15 23 41 / 5%)',
    label: '#2b3548',
    faintLabel: '#5d6473',
    halo: 'rgb(245 241 232 / 90%)',
  },
  dark: {
    land: '#1b2434',
    water: '#0f1725',
    shore: '#33415a',
    border: '#4f5d75',
    grid: 'rgb(223 229 238 / 6%)',
    label: '#dfe5ee',
    faintLabel: '#a3afc1',
    halo: 'rgb(27 36 52 / 90%)',
  },
};
