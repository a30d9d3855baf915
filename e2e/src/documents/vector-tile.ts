/** A point of a tile, 0 to 4096 from its north-west corner. */
type TilePoint = readonly [x: number, y: number];

/** Something on a map, as a Protomaps base map has it: an area, or a point with a name. */
export interface TileFeature {
  readonly kind: 'area' | 'point';
  readonly points: readonly TilePoint[];
  readonly properties: Readonly<Record<string, string>>;
}

const MOVE_TO = 1;
const LINE_TO = 2;
const CLOSE = 15;

/** A whole number as Protocol Buffers write it: seven bits a byte, the lowest first. */
export function varint(value: number): number[] {
  const rest = Math.floor(value / 128);
  return rest === 0 ? [value] : [(value % 128) + 128, ...varint(rest)];
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

/** A field that has a length: a text, a message, packed numbers. */
function field(id: number, content: readonly number[]): number[] {
  return [...varint(id * 8 + 2), ...varint(content.length), ...content];
}

const numberField = (id: number, value: number): number[] => [...varint(id * 8), ...varint(value)];

const textField = (id: number, text: string): number[] => field(id, [...Buffer.from(text)]);

function geometry({ kind, points }: TileFeature): number[] {
  const steps = points.flatMap(([x, y], at) => {
    const [beforeX, beforeY] = points[at - 1] ?? [0, 0];
    return [zigzag(x - beforeX), zigzag(y - beforeY)];
  });
  const [first, rest] = [steps.slice(0, 2), steps.slice(2)];
  const move = [8 + MOVE_TO, ...first];
  return kind === 'point' ? move : [...move, (points.length - 1) * 8 + LINE_TO, ...rest, CLOSE];
}

function layer(name: string, features: readonly TileFeature[]): number[] {
  const entries = features.flatMap(({ properties }) => Object.entries(properties));
  const keys = [...new Set(entries.map(([key]) => key))];
  const values = [...new Set(entries.map(([, value]) => value))];
  const toFeature = (feature: TileFeature): number[] => {
    const tags = Object.entries(feature.properties).flatMap(([key, value]) => [
      keys.indexOf(key),
      values.indexOf(value),
    ]);
    return [
      ...field(2, tags.flatMap(varint)),
      ...numberField(3, feature.kind === 'point' ? 1 : 3),
      ...field(4, geometry(feature).flatMap(varint)),
    ];
  };
  return [
    ...numberField(15, 2),
    ...textField(1, name),
    ...features.flatMap((feature) => field(2, toFeature(feature))),
    ...keys.flatMap((key) => textField(3, key)),
    ...values.flatMap((value) => field(4, textField(1, value))),
    ...numberField(5, 4096),
  ];
}

/** A Mapbox vector tile, version 2, of layers by their names. */
export function makeVectorTile(layers: Readonly<Record<string, readonly TileFeature[]>>): Buffer {
  return Buffer.from(
    Object.entries(layers).flatMap(([name, features]) => field(3, layer(name, features))),
  );
}
