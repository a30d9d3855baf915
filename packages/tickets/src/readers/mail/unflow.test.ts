import { describe, expect, it } from 'vitest';
import { unflow } from './unflow.ts';

const LONG = 'Flight KE 081 of Korean Air leaves Seoul Incheon for New York';

describe('unflow', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['a paragraph', [`${LONG} `, 'on Friday.', 'Seat 34A'], [`${LONG} on Friday.`, 'Seat 34A']],
    ['a paragraph of three lines', [`${LONG} `, `${LONG} `, 'x'], [`${LONG} ${LONG} x`]],
    ['a quoted paragraph', [`> ${LONG} `, '> on Friday.'], [`> ${LONG} on Friday.`]],
    ['a quote in a quote', [`>> ${LONG} `, '> > on Friday.'], [`> > ${LONG} on Friday.`]],
    ['a line that begins with a space', [`${LONG} `, '  on Friday.'], [`${LONG}  on Friday.`]],
  ])('puts together %s', (_, lines, paragraphs) => {
    expect(unflow(lines.join('\r\n'), false).split('\n')).toEqual(paragraphs);
  });

  it.each<[string, readonly string[]]>([
    ['short lines, whatever they end with', ['Marta: ', 'Flight KE 081 ', 'Seat 34A ']],
    ['an empty line', [`${LONG} `, '', 'Seat 34A']],
    ['another depth of quotes', [`${LONG} `, '> Seat 34A']],
    ['a signature', ['Best', '-- ', LONG]],
    ['a long line that does not go on', [LONG, 'Seat 34A']],
  ])('leaves apart %s', (_, lines) => {
    expect(unflow(lines.join('\n'), false).split('\n')).toEqual(lines);
  });

  it('takes out the spaces that only break lines', () => {
    expect(unflow(`${LONG}인천 \n공항에서`, true)).toBe(`${LONG}인천공항에서`);
  });

  it('takes time with the length of the text alone', () => {
    const start = performance.now();
    expect(unflow('> '.repeat(1_000_000), false).length).toBeGreaterThan(0);
    expect(unflow(`${LONG} \n`.repeat(50_000), false).length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
