/** A part of the map, in its pixels, that a control covers. */
export interface CoveredBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What covers the map: Leaflet's own controls, elements that declare it, and each part of a row that does. */
const OVER_MAP = '.leaflet-control, [data-over-map], [data-row-over-map] > *';

/** Where controls cover the map now. */
export function findCovered(map: HTMLElement): CoveredBox[] {
  const origin = map.getBoundingClientRect();
  const around = map.parentElement ?? map;
  return [...around.querySelectorAll(OVER_MAP)].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [origin.left, origin.top];
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  });
}

/** Whether a box around a point reaches into the covered one. */
export function touches(
  { left, top, right, bottom }: CoveredBox,
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
): boolean {
  return (
    x + halfWidth > left && x - halfWidth < right && y + halfHeight > top && y - halfHeight < bottom
  );
}
