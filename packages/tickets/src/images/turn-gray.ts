import type { Gray } from './gray.ts';
import {
  chain,
  enlarge,
  invertProjection,
  type Projection,
  rotate,
  shift,
  type Size,
} from './projection.ts';
import { resample } from './resample.ts';
import type { Part } from './turn-picture.ts';

/** A picture that was turned, and where its pixels are in the one that it comes from. */
export interface TurnedGray {
  readonly gray: Gray;
  readonly toSource: Projection;
}

/**
 * The whole picture, turned clockwise about its middle and scaled, on a sheet that it fits on; or the part of that sheet,
 * named in its pixels before they are scaled. What is neither turned nor scaled keeps its pixels as they are.
 */
export function turnGray(source: Gray, degrees: number, scale = 1, part?: Part): TurnedGray {
  const whole = measureTurned(source, degrees);
  const { left, top, width, height } = part ?? { left: 0, top: 0, ...whole };
  const fromSource = chain(
    shift(-source.width / 2, -source.height / 2),
    rotate(degrees),
    shift(whole.width / 2 - left, whole.height / 2 - top),
    enlarge(scale),
  );
  const size = { width: measureSide(width * scale), height: measureSide(height * scale) };
  const toSource = invertProjection(fromSource);
  const isWhole = Number.isInteger(left) && Number.isInteger(top);
  const gray =
    degrees === 0 && scale === 1 && isWhole
      ? cropGray(source, { left, top, ...size })
      : resample(source, toSource, size);
  return { gray, toSource };
}

/** The sheet that a turned picture fits on. A quarter turn must not grow by a row for a rounding error. */
export function measureTurned({ width, height }: Size, degrees: number): Size {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  return {
    width: Math.round(width * cos + height * sin),
    height: Math.round(width * sin + height * cos),
  };
}

function measureSide(length: number): number {
  return Math.max(1, Math.round(length));
}

/** A part within a picture, pixel for pixel. */
export function cropGray({ width: across, data }: Gray, { left, top, width, height }: Part): Gray {
  const cropped = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const start = (top + y) * across + left;
    cropped.set(data.subarray(start, start + width), y * width);
  }
  return { width, height, data: cropped };
}
