import classes from './marker-face.module.css';

/** What is filled, and what is written on it: any colours of CSS. */
export interface Swatch {
  readonly fill: string;
  readonly text: string;
}

interface PlaceFace {
  readonly type: 'place';
  /** The id of an icon in the sprite of the map. */
  readonly icon: string;
  /** Of what the place is for. */
  readonly swatch: Swatch;
  /** Where the traveller sleeps, or an airport: a square, so that it is found at once. */
  readonly isAnchor: boolean;
  /** The day of the visit in words, because a bare number would be the place in an order, and the colour of that day. */
  readonly day: { readonly word: string; readonly swatch: Swatch } | undefined;
  readonly isGhost: boolean;
}

interface StopFace {
  readonly type: 'stop';
  readonly icon: string;
  readonly swatch: Swatch;
  /** Its place in the order of the day. */
  readonly stop: number;
  /** The colour of that day. */
  readonly daySwatch: Swatch;
  /** Only suggested: hollow, with a dashed edge. */
  readonly isGhost: boolean;
}

interface CountFace {
  readonly type: 'count';
  readonly count: number;
}

/** What a marker shows. */
export type MarkerFace = PlaceFace | StopFace | CountFace;

const SVG = 'http://www.w3.org/2000/svg';

function drawIcon(id: string, sizePx: number): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('width', String(sizePx));
  svg.setAttribute('height', String(sizePx));
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${id}`);
  svg.append(use);
  return svg;
}

function drawSpan(className: string | undefined, content: string | Node, swatch?: Swatch) {
  const span = document.createElement('span');
  span.className = className ?? '';
  span.append(content);
  if (swatch) {
    span.style.background = swatch.fill;
    span.style.color = swatch.text;
  }
  return span;
}

/** Its edge in the colour of the day; the rest is the class's. */
function hollow(disc: HTMLElement, day: Swatch): void {
  disc.dataset['ghost'] = 'true';
  disc.style.borderColor = day.fill;
}

function drawStop({ stop, daySwatch, icon, swatch, isGhost }: StopFace): HTMLElement {
  const disc = drawSpan(classes.disc, String(stop), isGhost ? undefined : daySwatch);
  if (isGhost) hollow(disc, daySwatch);
  disc.append(drawSpan(classes.kind, drawIcon(icon, 12), swatch));
  return disc;
}

function drawPlace({ icon, swatch, isAnchor, day, isGhost }: PlaceFace): HTMLElement {
  const isHollow = isGhost && day !== undefined;
  const disc = drawSpan(classes.disc, drawIcon(icon, 18), isHollow ? undefined : swatch);
  if (isHollow) hollow(disc, day.swatch);
  if (isAnchor) disc.dataset['anchor'] = 'true';
  if (day) disc.append(drawSpan(classes.day, day.word, day.swatch));
  return disc;
}

/** The element of a face; its icon comes from the sprite, so that hundreds of markers cost little. */
export function drawFace(face: MarkerFace): HTMLElement {
  if (face.type === 'place') return drawPlace(face);
  if (face.type === 'stop') return drawStop(face);
  return drawSpan(classes.count, String(face.count));
}
