/** Colours of the drawn map. The label's halo is the land's, so that names are clear of lines. */
export interface MapColors {
  readonly land: string;
  readonly water: string;
  readonly shore: string;
  readonly border: string;
  readonly grid: string;
  readonly park: string;
  readonly parkEdge: string;
  readonly hill: string;
  readonly hillSlope: string;
  readonly hillFoot: string;
  /** Paved ground of a square. */
  readonly square: string;
  readonly road: string;
  readonly motorway: string;
  readonly roadEdge: string;
  readonly rail: string;
  readonly label: string;
  readonly faintLabel: string;
  readonly waterLabel: string;
  readonly parkLabel: string;
  readonly roadLabel: string;
  readonly landmark: string;
  readonly halo: string;
  readonly waterHalo: string;
}

export const MAP_COLORS: Record<'light' | 'dark', MapColors> = {
  light: {
    land: '#f5f1e8',
    water: '#b4d3e4',
    shore: '#93b9cd',
    border: '#b3a78f',
    grid: 'rgb(15 23 41 / 5%)',
    park: '#d2e3bd',
    parkEdge: '#bcd3a3',
    hill: 'rgb(176 190 138 / 75%)',
    hillSlope: 'rgb(192 203 157 / 48%)',
    hillFoot: 'rgb(205 212 176 / 0%)',
    square: '#ece4d3',
    road: '#ffffff',
    motorway: '#f7dfae',
    roadEdge: '#d9cbb0',
    rail: '#9c92a8',
    label: '#2b3548',
    faintLabel: '#5d6473',
    waterLabel: '#2d6a8c',
    parkLabel: '#44692d',
    roadLabel: '#7a6a48',
    landmark: '#8a4b2f',
    halo: 'rgb(245 241 232 / 90%)',
    waterHalo: 'rgb(226 236 238 / 85%)',
  },
  dark: {
    land: '#1b2432',
    water: '#264563',
    shore: '#3d5d7e',
    border: '#4f5d75',
    grid: 'rgb(223 229 238 / 6%)',
    park: '#24433a',
    parkEdge: '#305648',
    hill: 'rgb(58 84 68 / 80%)',
    hillSlope: 'rgb(46 68 60 / 50%)',
    hillFoot: 'rgb(36 52 54 / 0%)',
    square: '#252f40',
    road: '#3d4a61',
    motorway: '#776847',
    roadEdge: '#131a26',
    rail: '#6b6582',
    label: '#dfe5ee',
    faintLabel: '#a3afc1',
    waterLabel: '#a9d0ea',
    parkLabel: '#93bd8c',
    roadLabel: '#b5a98d',
    landmark: '#e8a184',
    halo: 'rgb(27 36 50 / 90%)',
    waterHalo: 'rgb(27 44 64 / 85%)',
  },
};
