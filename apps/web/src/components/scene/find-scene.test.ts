import { describe, expect, it } from 'vitest';
import { findScene } from './find-scene.ts';

describe('findScene', () => {
  it.each([
    ['Seoul', 'temple'],
    ['Seoul, South Korea', 'temple'],
    ['São Paulo, Brazil', 'city'],
    ['MÁLAGA', 'coast'],
    ['Zürich', 'mountains'],
    ['Las Vegas, NV', 'desert'],
    ['Paris', 'old-town'],
  ])('%s has the scene %s', (destination, kind) => {
    expect(findScene(destination)?.kind).toBe(kind);
  });

  it('is the same for every spelling of one city', () => {
    expect(findScene('Zürich, Switzerland')).toEqual(findScene('zurich'));
  });

  it.each(['Atlantis', '', ', Nowhere'])('has none for %j', (destination) => {
    expect(findScene(destination)).toBeUndefined();
  });
});
