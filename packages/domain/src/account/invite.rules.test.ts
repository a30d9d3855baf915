import { describe, expect, it } from 'vitest';
import { inviteBadge, tierOfCode } from './invite.rules.ts';

describe('inviteBadge §6.5 §9.3', () => {
  it.each([
    ['REDLINE', { currentUses: 12, maxUses: 50 }, 'Beta Red 12/50'],
    ['REDLINE', { currentUses: 12, maxUses: null }, 'Beta Red 12/50'],
    ['REDLINE', null, 'Beta Red'],
    ['ALLBLUE', { currentUses: 7, maxUses: null }, 'Beta Blue 7/∞'],
    ['ALLBLUE', null, 'Beta Blue'],
    ['FRIENDS', { currentUses: 1, maxUses: 5 }, 'Early Access'],
    [null, null, 'Early Access'],
  ])('%s with %j is %s', (code, stats, badge) => {
    expect(inviteBadge(code, stats)).toBe(badge);
  });
});

describe('tierOfCode', () => {
  it('ignores case and spaces', () => {
    expect(tierOfCode(' redline ')).toBe('redline');
    expect(tierOfCode('')).toBe('early_access');
  });
});
