const SVG = 'http://www.w3.org/2000/svg';

export const PIN_PX = { width: 32, height: 42 } as const;

/** A drop whose lower end is the point, with a ring in it. */
export function drawPin(className: string | undefined): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${PIN_PX.width} ${PIN_PX.height}`);
  svg.setAttribute('width', String(PIN_PX.width));
  svg.setAttribute('height', String(PIN_PX.height));
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', className ?? '');
  const drop = document.createElementNS(SVG, 'path');
  drop.setAttribute('d', 'M16 41C16 41 30.5 27 30.5 16A14.5 14.5 0 0 0 1.5 16C1.5 27 16 41 16 41Z');
  const ring = document.createElementNS(SVG, 'circle');
  ring.setAttribute('cx', '16');
  ring.setAttribute('cy', '16');
  ring.setAttribute('r', '5.5');
  svg.append(drop, ring);
  return svg;
}
