import GeoJsonTiles from 'geojson-vt';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { unwrapGeometry } from './unwrap.ts';
import { unpackLine, unpackTown, type PackedLine, type PackedTown, type Town } from './packed.ts';

/** The coarse world, cut into vector tiles as they are asked for. */
export interface World {
  readonly land: GeoJsonTiles;
  /** The edge of the land; its polygons are countries, whose edges are borders too. */
  readonly coasts: GeoJsonTiles;
  readonly borders: GeoJsonTiles;
  readonly lakes: GeoJsonTiles;
  readonly rivers: GeoJsonTiles;
  readonly cities: readonly Town[];
}

type CountryTopology = Topology<{ countries: GeometryCollection }>;

interface InlandWater {
  readonly lakes: readonly (readonly PackedLine[])[];
  readonly rivers: readonly PackedLine[];
}

const INDEX_OPTIONS = { maxZoom: 18, indexMaxZoom: 4, buffer: 32 };

function toFeature(geometry: Geometry): Feature {
  return { type: 'Feature', properties: {}, geometry };
}

function index(features: Feature[]): GeoJsonTiles {
  const collection: FeatureCollection = {
    type: 'FeatureCollection',
    features: features.map(({ geometry }) => toFeature(unwrapGeometry(geometry))),
  };
  return new GeoJsonTiles(collection, INDEX_OPTIONS);
}

interface Contents extends InlandWater {
  readonly topology: CountryTopology;
  readonly towns: readonly PackedTown[];
}

/** The files were written by world-atlas and by `scripts/base-map.ts`: their shapes are known. */
function toContents(atlas: unknown, water: unknown, towns: unknown): Contents {
  return {
    topology: atlas as CountryTopology,
    ...(water as InlandWater),
    towns: towns as readonly PackedTown[],
  };
}

/** Loads and cuts the world once; about a megabyte that only a map without tiles asks for. */
export async function loadWorld(): Promise<World> {
  const [atlas, water, cities] = await Promise.all([
    import('world-atlas/countries-50m.json'),
    import('../../data/inland-water.json'),
    import('../../data/cities.json'),
  ]);
  const { topology, lakes, rivers, towns } = toContents(
    atlas.default,
    water.default,
    cities.default,
  );
  const countries = feature(topology, topology.objects.countries);
  const coasts = mesh(topology, topology.objects.countries, (a, b) => a === b);
  const borders = mesh(topology, topology.objects.countries, (a, b) => a !== b);
  return {
    land: index(countries.features),
    coasts: index([toFeature(coasts)]),
    borders: index([toFeature(borders)]),
    lakes: index(
      lakes.map((rings) => toFeature({ type: 'Polygon', coordinates: rings.map(unpackLine) })),
    ),
    rivers: index(
      rivers.map((line) => toFeature({ type: 'LineString', coordinates: unpackLine(line) })),
    ),
    cities: towns.map(unpackTown),
  };
}
