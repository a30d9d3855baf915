import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize.ts';

/** The end that a label gives each token of one kind. */
function rolesOf(kind: string, text: string): (string | undefined)[] {
  return tokenize(text.split('\n')).flatMap((token) =>
    token.kind === kind ? ['role' in token ? token.role : undefined] : [],
  );
}

describe('the labels of ends', () => {
  it('are no codes of airlines', () => {
    expect(rolesOf('airport', 'AR 1302   (EZE)   (MIA)')).toEqual([undefined, undefined]);
    expect(rolesOf('airport', 'AR (MIA) 1302')).toEqual(['arrival']);
  });
});
