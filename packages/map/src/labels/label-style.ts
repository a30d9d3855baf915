import type { MapColors } from '../base-map/map-colors.ts';

/** What a name belongs to: it decides how the name is written. */
export type LabelKind =
  | 'town'
  | 'quarter'
  | 'park'
  | 'hill'
  | 'landmark'
  | 'airport'
  | 'water'
  | 'road'
  | 'square';

export interface LabelStyle {
  readonly font: string;
  readonly color: string;
  readonly halo: string;
}

const FAMILY = "'Inter Variable', 'Noto Sans KR Variable', sans-serif";
const LARGEST_RANKS = 2;
const LARGE_RANKS = 4;

export function labelStyle(kind: LabelKind, rank: number, colors: MapColors): LabelStyle {
  const { halo } = colors;
  switch (kind) {
    case 'water':
      return {
        font: `italic 500 12px ${FAMILY}`,
        color: colors.waterLabel,
        halo: colors.waterHalo,
      };
    case 'road':
    case 'square':
      return { font: `500 10.5px ${FAMILY}`, color: colors.roadLabel, halo };
    case 'park':
    case 'hill':
      return { font: `500 11px ${FAMILY}`, color: colors.parkLabel, halo };
    case 'landmark':
      return { font: `500 11.5px ${FAMILY}`, color: colors.landmark, halo };
    case 'airport':
      return { font: `600 11px ${FAMILY}`, color: colors.faintLabel, halo };
    case 'quarter':
      return {
        font: `${rank <= LARGE_RANKS ? 600 : 500} ${rank <= LARGE_RANKS ? 13 : 12}px ${FAMILY}`,
        color: rank <= LARGE_RANKS ? colors.label : colors.faintLabel,
        halo,
      };
    default:
      return {
        font: `${rank <= LARGEST_RANKS ? 600 : 500} ${rank <= LARGEST_RANKS ? 14 : 12}px ${FAMILY}`,
        color: rank <= LARGE_RANKS ? colors.label : colors.faintLabel,
        halo,
      };
  }
}
