/** The languages that a sketch has a column for; `map.<language>.json` beside it has the others. */
export type Names = readonly [en: string, ko: string, es: string];
export type LonLat = readonly [longitude: number, latitude: number];

const KINDS = [
  'land',
  'sea',
  'river',
  'lake',
  'island',
  'park',
  'hill',
  'quarter',
  'square',
  'road',
  'bridge',
  'rail',
  'airport',
] as const;
export type SketchKind = (typeof KINDS)[number];

/** One line of a sketch: what it is, its measure (metres or rank), its name and its points. */
export interface SketchLine {
  readonly kind: SketchKind;
  readonly measure: number;
  readonly names: Names;
  readonly points: readonly LonLat[];
}

/** What is drawn of a city by hand, from `map.txt` of its folder in the atlas. */
export interface CitySketch {
  readonly code: string;
  readonly names: Names;
  readonly center: LonLat;
  readonly lines: readonly SketchLine[];
}

/** Degrees of latitude of a metre. */
const DEG_PER_METER = 1 / 111_195;
const ELLIPSE_POINTS = 24;
/** `37.551 126.988 r900x500@30`: a centre, half axes in metres (eastward first), turned clockwise by degrees. */
const ELLIPSE = /^(\S+) (\S+) r(\d+)(?:x(\d+))?(?:@(-?\d+))?$/;

function toPoint(text: string): LonLat {
  const parts = text.trim().split(/\s+/);
  const [latitude, longitude] = parts.map(Number);
  const isPoint =
    parts.length === 2 &&
    latitude !== undefined &&
    longitude !== undefined &&
    Math.abs(latitude) <= 85 &&
    Math.abs(longitude) <= 180;
  if (!isPoint) throw new Error(`"${text.trim()}" is not a latitude and a longitude.`);
  return [longitude, latitude];
}

function toEllipse(parts: RegExpExecArray): LonLat[] {
  const [longitude, latitude] = toPoint(`${parts[1]} ${parts[2]}`);
  const [across, along] = [Number(parts[3]), Number(parts[4] ?? parts[3])];
  const turn = (Number(parts[5] ?? 0) * Math.PI) / 180;
  const stretch = Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: ELLIPSE_POINTS }, (_, at) => {
    const angle = (at / ELLIPSE_POINTS) * 2 * Math.PI;
    const [x, y] = [across * Math.cos(angle), along * Math.sin(angle)];
    const east = x * Math.cos(turn) + y * Math.sin(turn);
    const north = y * Math.cos(turn) - x * Math.sin(turn);
    return [longitude + (east * DEG_PER_METER) / stretch, latitude + north * DEG_PER_METER];
  });
}

function toPoints(text: string): LonLat[] {
  const ellipse = ELLIPSE.exec(text.trim());
  return ellipse ? toEllipse(ellipse) : text.split(',').map(toPoint);
}

function isKind(word: string): word is SketchKind {
  return KINDS.some((kind) => kind === word);
}

function toNames(...cells: readonly [en: string, ko: string, es: string]): Names {
  const [en, ko, es] = [cells[0].trim(), cells[1].trim(), cells[2].trim()];
  if (en !== '' && ko === '') throw new Error(`${en} has no Korean name.`);
  return [en, ko, es === '' ? en : es];
}

/** `river 900 | Han River | 한강 | río Han | 37.53 126.93, …`: the Spanish name may be empty, and is then the English one. */
function toLine(text: string): SketchLine {
  const [head = '', en = '', ko = '', es = '', points = ''] = text
    .split('|')
    .map((part) => part.trim());
  const [kind = '', measure = '0'] = head.split(' ');
  if (!isKind(kind)) throw new Error(`"${kind}" is not a kind of line.`);
  if (!Number.isFinite(Number(measure))) throw new Error(`"${measure}" is not a number.`);
  return {
    kind,
    measure: Number(measure),
    names: toNames(en, ko, es),
    points: toPoints(points),
  };
}

/** The sketches of a file: `# SEL | Seoul | 서울 | Seúl | 37.5665 126.978` begins a city, each further line is a thing in it. */
export function parseSketches(text: string): CitySketch[] {
  const cities: (CitySketch & { lines: SketchLine[] })[] = [];
  for (const [at, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue;
    try {
      if (row.startsWith('#')) {
        const [code = '', en = '', ko = '', es = '', center = ''] = row.slice(1).split('|');
        const names = toNames(en, ko, es);
        cities.push({ code: code.trim(), names, center: toPoint(center), lines: [] });
      } else {
        const city = cities.at(-1);
        if (!city) throw new Error('A line stands before the first city.');
        city.lines.push(toLine(row));
      }
    } catch (error) {
      throw new Error(`Line ${at + 1}: ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      });
    }
  }
  return cities;
}
