import type { RoutingAddress } from './routing-address.ts';
import type { RoutingQuestion } from './routing-server.ts';

export interface RoutingRequest {
  readonly address: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  readonly body?: string;
}

/** `/table/v1/{profile}/{lon,lat;…}`: the starts, then the ends. It says where, and nothing of the traveller. */
export function osrmRequest(
  { baseUrl, profile }: Pick<RoutingAddress, 'baseUrl' | 'profile'>,
  { from, to }: RoutingQuestion,
): RoutingRequest {
  const points = [...from, ...to].map((point) => point.map((degrees) => degrees.toFixed(5)).join());
  const address = new URL(`${baseUrl}/table/v1/${profile}/${points.join(';')}`);
  const starts = from.map((_, index) => index).join(';');
  const ends = to.map((_, index) => from.length + index).join(';');
  address.search = `sources=${starts}&destinations=${ends}&annotations=duration,distance&generate_hints=false`;
  return { address };
}

/** `/sources_to_targets` with the same. */
export function valhallaRequest(
  { baseUrl, profile }: Pick<RoutingAddress, 'baseUrl' | 'profile'>,
  { from, to }: RoutingQuestion,
): RoutingRequest {
  return {
    address: new URL(`${baseUrl}/sources_to_targets`),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      sources: toPlaces(from),
      targets: toPlaces(to),
      costing: profile,
      units: 'kilometers',
    }),
  };
}

function toPlaces(points: RoutingQuestion['from']) {
  return points.map(([lon, lat]) => ({ lon, lat }));
}
