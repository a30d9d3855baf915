import { describe, expect, it } from 'vitest';
import { withoutSaidCancelled } from './said-cancelled.ts';

describe('withoutSaidCancelled', () => {
  it('leaves out what a sentence tells of a flight that is off', () => {
    const [line = ''] = withoutSaidCancelled([
      'Sorry. Your flight BA0304 from London (LHR) at 07:25 has been cancelled. BA306 goes at 08:40.',
    ]);
    expect(line.replaceAll(/\s+/gu, ' ')).toBe('Sorry. has been cancelled. BA306 goes at 08:40.');
  });

  it('leaves it out over the end of a line, and no more', () => {
    const lines = withoutSaidCancelled([
      'We are sorry: your flight BA0304 from London Heathrow (LHR) to Paris',
      '(CDG) on 9 January at 07:25 was cancelled, and you now fly on BA0306.',
      'BA0306   LHR 08:40   CDG 11:05',
    ]);
    expect(lines.map((line) => line.trim())).toEqual([
      '',
      'was cancelled, and you now fly on BA0306.',
      'BA0306   LHR 08:40   CDG 11:05',
    ]);
  });

  it.each([
    'El vuelo IB3252 Madrid - Roma ha sido cancelado.',
    'KE703편 (인천-나리타)이 결항되었습니다.',
    'Ihr Flug LH1116 nach Madrid wurde leider annulliert.',
  ])('knows: %s', (line) => {
    expect(withoutSaidCancelled([line]).join('')).not.toMatch(/\d/u);
  });

  it('leaves out what follows a flight that was missed', () => {
    const [line = ''] = withoutSaidCancelled([
      'You missed LH1082 at 09:35. You fly on LH1086 at 15:40.',
    ]);
    expect(line.trim()).toBe('You fly on LH1086 at 15:40.');
    const [next = ''] = withoutSaidCancelled([
      'You fly on BA306 at 08:40 instead of BA304 at 07:25',
    ]);
    expect(next.trim()).toBe('You fly on BA306 at 08:40');
  });

  it.each([
    "You're also on the standby list for AA 1116 DFW - LGA departing at 6:30 PM today.",
    'Está en la lista de espera del vuelo IB3252 Madrid - Roma a las 10:20.',
  ])('leaves out what somebody waits for: %s', (line) => {
    expect(withoutSaidCancelled([line]).join('')).not.toMatch(/\d/u);
  });

  it.each([
    ['a list of what is on board', 'Standby seats on KE081 go first at 10:00.'],
    ['what is missed without a flight', 'You missed our call. KE081 leaves at 10:00.'],
    ['a rule', 'If your flight KE081 is cancelled you get your money back.'],
    ['several flights', 'Flight KE081 goes, and KE085 was cancelled.'],
    ['a seat', 'Your seat reservation was cancelled for KE081.'],
  ])('leaves %s', (_, line) => {
    expect(withoutSaidCancelled([line])).toEqual([line]);
  });
});
