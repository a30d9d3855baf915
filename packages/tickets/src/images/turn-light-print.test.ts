import { describe, expect, it } from 'vitest';
import { type Picture, drawPicture } from './canvas-engine.ts';
import { type Gray, toGray } from './gray.ts';
import { turnLightPrint } from './turn-light-print.ts';

type Draw = Parameters<typeof drawPicture>[2];

const SIZE = { width: 480, height: 160 };
const PAPER = 200;

async function draw(on: Draw): Promise<Gray> {
  const picture: Picture = await drawPicture(SIZE.width, SIZE.height, (context) => {
    context.fillStyle = 'white';
    context.fillRect(0, 0, SIZE.width, SIZE.height);
    context.font = '24px Print';
    on(context);
  });
  return toGray(picture);
}

/** A dark bar with a text on it. */
function bar(ground: string, ink: string, text: string): Draw {
  return (context) => {
    context.fillStyle = ground;
    context.fillRect(20, 40, 440, 48);
    context.fillStyle = ink;
    context.fillText(text, 40, 72);
  };
}

/** Level of the paper and of the darkest print in a part. */
function levelsIn({ width, data }: Gray, [left, top, right, bottom]: readonly number[]) {
  const levels: number[] = [];
  for (let y = top ?? 0; y < (bottom ?? 0); y += 1) {
    levels.push(...data.subarray(y * width + (left ?? 0), y * width + (right ?? 0)));
  }
  levels.sort((a, b) => a - b);
  return { ink: levels[0], paper: levels[Math.floor(levels.length / 2)] };
}

const BAR = [30, 46, 450, 82];

describe('turnLightPrint', () => {
  it.each([
    ['black', 'white'],
    ['#232b38', 'white'],
    ['#2a72c8', 'white'],
    ['#6ab04c', 'white'],
    ['#003366', '#b0c4de'],
  ])('turns print on a ground of %s in %s', async (ground, ink) => {
    const turned = turnLightPrint(await draw(bar(ground, ink, 'TK 1985  12 March 2027')), PAPER);
    const { ink: darkest, paper } = levelsIn(turned, BAR);
    expect(paper).toBeGreaterThan(240);
    expect(darkest).toBeLessThan(40);
    expect(levelsIn(turned, [0, 30, SIZE.width, 42]).ink).toBe(255);
  });

  it('turns a bar that leans', async () => {
    const gray = await draw((context) => {
      context.rotate((5 * Math.PI) / 180);
      bar('#232b38', 'white', 'TK 1985  12 March 2027')(context);
    });
    const { ink, paper } = levelsIn(turnLightPrint(gray, PAPER), [60, 70, 380, 85]);
    expect(paper).toBeGreaterThan(240);
    expect(ink).toBeLessThan(60);
  });

  it('turns a button with round corners, and leaves the paper beside them', async () => {
    const gray = await draw((context) => {
      context.fillStyle = '#0a84ff';
      context.beginPath();
      context.roundRect(100, 40, 280, 60, 30);
      context.fill();
      context.fillStyle = 'white';
      context.fillText('Check in', 190, 78);
    });
    const turned = turnLightPrint(gray, PAPER);
    expect(levelsIn(turned, [98, 38, 112, 50]).ink).toBeGreaterThan(200);
    expect(levelsIn(turned, [150, 50, 330, 90]).paper).toBe(255);
  });

  it('leaves a light card on a dark ground as it is', async () => {
    const gray = await draw((context) => {
      context.fillStyle = '#222';
      context.fillRect(10, 10, 460, 140);
      context.fillStyle = 'white';
      context.fillText('Boarding pass', 30, 40);
      context.fillRect(30, 60, 300, 70);
      context.fillStyle = 'black';
      context.fillText('KE 081 ICN', 60, 105);
    });
    const turned = turnLightPrint(gray, PAPER);
    expect(levelsIn(turned, [24, 16, 240, 50]).paper).toBe(255);
    expect(levelsIn(turned, [40, 70, 320, 125])).toEqual(levelsIn(gray, [40, 70, 320, 125]));
  });

  const unchanged: [string, Draw][] = [
    ['dark print on paper', (context) => context.fillText('TK 1985  12 March', 40, 72)],
    ['dark print on a colour', bar('#9ab', 'black', 'TK 1985  12 March 2027')],
    ['a bar without print', bar('#222', '#222', 'TK 1985')],
    ['print that can hardly be told from its ground', bar('#222', '#333', 'TK 1985  12 March')],
    [
      'heavy letters',
      (context) => {
        context.font = '900 110px Print';
        context.fillText('BOARD', 10, 120);
      },
    ],
    [
      'a table with lines',
      (context) => {
        context.lineWidth = 3;
        for (const x of [20, 80, 130, 170, 460]) context.strokeRect(20, 20, x - 19, 120);
        context.strokeRect(20, 20, 441, 60);
        context.fillText('14A', 84, 60);
      },
    ],
  ];

  it.each(unchanged)('leaves %s as it is', async (_, on) => {
    const gray = await draw((context) => {
      context.fillStyle = 'black';
      on(context);
    });
    expect(turnLightPrint(gray, PAPER)).toBe(gray);
  });
});
