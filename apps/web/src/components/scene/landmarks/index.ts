import type { LandmarkName } from '../find-scene.ts';
import { AMERICAS } from './americas.ts';
import { CENTRAL_EUROPE } from './central-europe.ts';
import type { Landmark } from './landmark.ts';
import { NORTH_EAST_ASIA } from './north-east-asia.ts';
import { SOUTH_EAST_ASIA } from './south-east-asia.ts';
import { WESTERN_EUROPE } from './western-europe.ts';

/** Each city by what it is known for; loaded with the first card that shows one. */
export const LANDMARKS: Readonly<Record<LandmarkName, Landmark>> = {
  ...NORTH_EAST_ASIA,
  ...SOUTH_EAST_ASIA,
  ...WESTERN_EUROPE,
  ...CENTRAL_EUROPE,
  ...AMERICAS,
};
