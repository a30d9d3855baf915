type Color = 'sky' | 'far' | 'mid' | 'near' | 'light' | 'sun';

/** A shape in a colour of the scene's tone: filled, or drawn as a line. */
export type Shape = readonly [color: Color, path: string, line?: 'line'];

const GROUND: Shape = ['mid', 'M0 90h160v10H0z'];
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;
const boxes = (width: number, height: number, ...at: readonly (readonly [number, number])[]) =>
  at.map(([x, y]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');

const STEAM: Shape = [
  'light',
  'M68 40q-6-7 0-14t0-14M80 36q-6-7 0-14t0-14M92 40q-6-7 0-14t0-14',
  'line',
];

/** What stands for each group of kinds, on a sheet of 160 by 100, the main thing within the middle 100. */
export const DRAWINGS = {
  table: [
    ['far', 'M34 100V46a46 40 0 0 1 92 0V100z'],
    STEAM,
    ['sun', 'M92 56l38-32 3 4-35 30z'],
    ['light', 'M48 60q32-22 64 0z'],
    ['near', 'M44 58h72a36 30 0 0 1-72 0zM66 86h28v5H66z'],
    ['mid', 'M0 90h160v10H0z'],
  ],
  stall: [
    ['far', 'M20 90V46h120V90z'],
    ['near', boxes(5, 42, [30, 50], [125, 50])],
    [
      'light',
      'M22 30h116l8 20a10 9 0 0 1-22 0a11 9 0 0 1-22 0a11 9 0 0 1-22 0a11 9 0 0 1-22 0a11 9 0 0 1-22 0a10 9 0 0 1-22 0z',
    ],
    ['sun', 'M45 30h23l-10 20a11 9 0 0 1-22 0zM92 30h23l9 20a11 9 0 0 1-22 0z'],
    ['near', boxes(34, 18, [40, 74], [86, 74])],
    ['sun', dot(48, 72, 5) + dot(66, 72, 5) + dot(103, 72, 5)],
    ['light', dot(57, 70, 5) + dot(94, 72, 5) + dot(112, 72, 5)],
    GROUND,
  ],
  sweets: [
    ['far', dot(80, 56, 44)],
    ['light', 'M52 62h56v22a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6z'],
    ['near', 'M52 62h56v8q-5 8-10 0t-9 0t-9 0t-9 0t-10 0t-9 0z'],
    ['mid', 'M60 46h40v16H60z'],
    ['sun', dot(80, 38, 7)],
    ['near', 'M36 90h88v5H36z'],
  ],
  cup: [
    ['far', 'M34 100V46a46 40 0 0 1 92 0V100z'],
    STEAM,
    ['light', 'M108 56a14 12 0 0 1 0 22', 'line'],
    ['light', 'M50 50h60v14a30 24 0 0 1-60 0z'],
    ['near', 'M50 50h60v6H50zM40 88h80a40 7 0 0 1-80 0z'],
    ['sun', 'M72 66h16v4H72z'],
  ],
  bar: [
    ['far', 'M28 90V24h104V90z'],
    ['mid', 'M28 42h104v4H28z'],
    ['near', 'M44 42V28l3-5v-7h5v7l3 5V42zM60 42V24h9v18zM104 42V28l3-5v-7h5v7l3 5V42z'],
    ['light', 'M66 54h44L88 78z'],
    ['sun', 'M73 61h30L88 78z' + dot(104, 52, 5)],
    ['light', 'M86 76h4v14h-4zM76 88h24v3H76z'],
    ['near', 'M0 90h160v10H0z'],
  ],
  stage: [
    ['light', 'M68 0h24l30 86H38z'],
    ['sun', 'M70 72a9 7 0 1 0 9 6V50l26-6v18a9 7 0 1 0 6 7V34l-41 9z'],
    ['near', 'M0 0h46q-4 52-30 86H0zM160 0h-46q4 52 30 86h16z'],
    ['mid', 'M0 0h160v12q-13 12-27 0t-26 0t-27 0t-27 0t-26 0T0 12zM0 86h160v14H0z'],
  ],
  palace: [
    ['far', dot(80, 40, 26)],
    ['light', 'M22 90V58h116V90z'],
    ['near', 'M18 58l6-9h112l6 9zM54 50l26-20 26 20zM66 34a14 13 0 0 1 28 0z'],
    ['mid', 'M58 90V50h44V90z'],
    ['near', boxes(8, 14, [28, 66], [42, 66], [110, 66], [124, 66])],
    ['light', 'M72 90V74a8 8 0 0 1 16 0V90z' + boxes(8, 10, [64, 56], [88, 56])],
    ['sun', 'M79 22V8l12 4-10 4v6z'],
    GROUND,
  ],
  hall: [
    ['far', 'M0 90q40-52 70-40q40-40 90 40z'],
    ['light', 'M54 48h52v12H54z'],
    ['near', 'M60 24h40l6 8q16 12 22 11q-10 7-20 6H52q-10 1-20-6q6 1 22-11z'],
    ['light', 'M40 74h80v14H40z'],
    [
      'sun',
      boxes(4, 14, [42, 74], [60, 74], [78, 74], [96, 74], [114, 74]) +
        boxes(3, 12, [58, 48], [78, 48], [99, 48]),
    ],
    ['near', 'M46 56h68q18 14 30 12q-14 9-26 8H42q-12 1-26-8q12 2 30-12z'],
    ['light', 'M28 88h104v5H28z'],
    ['mid', 'M0 93h160v7H0z'],
  ],
  columns: [
    ['far', dot(80, 54, 40)],
    ['near', 'M34 44l46-24 46 24z'],
    ['sun', dot(80, 36, 5)],
    ['mid', 'M38 46h84v6H38z'],
    ['light', boxes(9, 32, [42, 52], [59, 52], [76, 52], [93, 52], [110, 52])],
    ['near', 'M34 84h92v6H34z'],
    GROUND,
  ],
  castle: [
    ['far', 'M0 90q44-40 80-30t80 30z'],
    ['sun', 'M49 30V10l18 6-15 6v8zM108 30V10l18 6-15 6v8z'],
    [
      'near',
      'M36 90V46h-4V30h8v6h6v-6h8v6h6v-6h8v16h-4v10h32V46h-4V30h8v6h6v-6h8v6h6v-6h8v16h-4V90z',
    ],
    ['light', 'M69 90V76a11 11 0 0 1 22 0V90z' + boxes(4, 10, [49, 52], [107, 52])],
    GROUND,
  ],
  church: [
    ['far', dot(84, 56, 38)],
    ['mid', 'M76 90V56l26-16 26 16V90z'],
    ['near', 'M72 58l30-19 30 19v5l-30-19-30 19zM46 90V44l15-26 15 26V90z'],
    ['sun', 'M59.5 4h3v5h5v3h-5v8h-3v-8h-5V9h5z'],
    ['light', 'M57 56a4 5 0 0 1 8 0v10h-8zM95 90V80a7 7 0 0 1 14 0V90z' + dot(102, 62, 6)],
    GROUND,
  ],
  mosque: [
    ['far', dot(80, 56, 40)],
    ['mid', 'M40 90V60h80V90z'],
    ['near', 'M48 60q-4-26 32-38q36 12 32 38zM24 90V34l5-14 5 14V90zM126 90V34l5-14 5 14V90z'],
    ['sun', dot(80, 15, 4)],
    [
      'light',
      'M70 90V78q0-8 10-13q10 5 10 13V90z' +
        'M46 84V74q0-5 6-8q6 3 6 8v10zM102 84V74q0-5 6-8q6 3 6 8v10z',
    ],
    GROUND,
  ],
  arch: [
    ['far', dot(80, 50, 40)],
    ['near', 'M44 90V36h72V90H94V68a14 16 0 0 0-28 0V90z'],
    ['light', 'M40 24h80v8H40zM44 36h72v4H44z' + boxes(12, 8, [50, 48], [98, 48])],
    ['mid', 'M46 32h68v4H46z'],
    ['sun', 'M78 24V8l14 5-12 5v6z'],
    GROUND,
  ],
  tower: [
    ['far', 'M0 90l30-26 24 14 30-30 30 28 22-14 24 28z'],
    ['mid', 'M0 100q50-46 80-42t80 42z'],
    ['near', 'M75 62l3-30h4l3 30zM79 4h2v20h-2z'],
    ['light', 'M64 26h32l-5 11H69z'],
    ['sun', 'M68 20h24l4 6H64z'],
  ],
  bridge: [
    ['far', 'M0 68l20-22h14l8-12 10 12h20l8-18 8 18h18l12-14 10 14h14l18 22z'],
    ['mid', 'M0 76h160v24H0z'],
    ['near', 'M0 62h160v6H0zM44 86V22h6v64zM110 86V22h6v64z'],
    ['near', 'M0 60Q34 56 47 24Q80 86 113 24Q126 56 160 60', 'line'],
    ['light', boxes(22, 3, [18, 82], [68, 86], [122, 82]) + boxes(14, 3, [58, 93], [100, 93])],
    ['sun', dot(80, 24, 8)],
  ],
  houses: [
    ['far', 'M0 90V50l22-18 20 18v40zM118 90V54l22-18 20 18v36z'],
    ['mid', 'M30 90V52l20-22 20 22V90z'],
    ['near', 'M64 90V40l22-22 22 22V90zM28 52l22-25 22 25z'],
    ['mid', 'M104 90V56l18-16 18 16V90z'],
    ['near', 'M100 57l22-20 22 20z'],
    ['light', boxes(7, 10, [40, 58], [54, 58], [74, 46], [90, 46], [74, 64], [112, 62], [125, 62])],
    ['sun', 'M88 90V76a6 6 0 0 1 12 0V90zM44 90V78a6 6 0 0 1 12 0V90z'],
    GROUND,
  ],
  trees: [
    ['sun', dot(116, 28, 11)],
    ['far', 'M0 90q30-34 60-22q40-30 100 14v8z'],
    ['near', boxes(5, 26, [50, 66], [98, 68])],
    ['mid', dot(52, 50, 22) + dot(38, 60, 12) + dot(66, 60, 13)],
    ['near', 'M100 24l22 46H78z'],
    ['mid', 'M0 100V88q80-12 160 0v12z'],
    ['light', 'M70 100q4-10 18-13q14-4 8-8q18 5 4 11q-10 4-8 10z'],
  ],
  beach: [
    ['sun', dot(60, 32, 14)],
    ['mid', 'M0 58h160v42H0z'],
    ['far', boxes(40, 3, [40, 64]) + boxes(28, 3, [52, 71])],
    ['light', 'M0 100V84q50-16 100-6q40 4 60-4v26z'],
    [
      'near',
      'M108 88q-6-34 8-56l5 2q-12 24-6 54zM118 34q-22-14-34 6q18-9 34-4zM117 33q-6-20-26-16q18 4 24 17zM119 33q12-18 30-8q-16 1-27 11zM120 35q22-4 26 16q-12-14-27-12z',
    ],
  ],
  lake: [
    ['sun', dot(108, 26, 10)],
    ['far', 'M0 62l34-34 24 20 26-30 34 32 18-12 24 24z'],
    ['mid', 'M0 62h160v38H0z'],
    [
      'light',
      boxes(30, 3, [30, 72], [94, 70]) + boxes(44, 3, [60, 80]) + boxes(24, 3, [40, 89], [110, 88]),
    ],
    ['near', 'M68 66h30l-6 8H74zM84 64V36q14 12 14 28zM80 64V44q-10 8-10 20z'],
  ],
  mountain: [
    ['sun', dot(46, 28, 10)],
    ['far', 'M0 90l40-40 26 22 40-46 54 64z'],
    ['mid', 'M20 100L84 24l64 76z'],
    ['light', 'M84 24L68 43l8-2 6 7 7-8 9 8 2-5z'],
    ['near', 'M30 96l-10 0 8-14h-5l9-16 9 16h-5l8 14zM134 98l-10 0 8-14h-5l9-16 9 16h-5l8 14z'],
    ['light', 'M74 100q12-8 6-14t8-12q-2 8 4 12t-4 14z'],
  ],
  shopfront: [
    ['mid', 'M30 90V26h100V90z'],
    ['far', 'M36 32h88v10H36z'],
    [
      'light',
      'M24 46h112l4 12a9 8 0 0 1-20 0a10 8 0 0 1-20 0a10 8 0 0 1-20 0a10 8 0 0 1-20 0a10 8 0 0 1-20 0a9 8 0 0 1-20 0z',
    ],
    ['sun', 'M44 46h18l-2 12a10 8 0 0 1-20 0zM80 46h18l2 12a10 8 0 0 1-20 0z'],
    ['near', 'M86 90V68h26v22z'],
    ['light', 'M42 70h36v14H42z'],
    ['near', 'M52 84V76h12v8zM55 76a3 4 0 0 1 6 0', 'line'],
    GROUND,
  ],
  wheel: [
    ['far', 'M0 90q40-30 80-20t80 20z'],
    ['near', 'M80 50L58 92M80 50l22 42', 'line'],
    [
      'near',
      'M48 48a32 32 0 1 0 64 0a32 32 0 1 0-64 0M48 48h64M80 16v64M57 25l46 46M103 25L57 71',
      'line',
    ],
    ['sun', dot(80, 16, 6) + dot(112, 48, 6) + dot(48, 48, 6) + dot(80, 80, 6)],
    ['light', dot(57, 25, 6) + dot(103, 25, 6) + dot(57, 71, 6) + dot(103, 71, 6)],
    GROUND,
  ],
  bath: [
    ['far', 'M0 70l44-40 30 26 28-20 58 34z'],
    STEAM,
    ['near', 'M22 60q58-18 116 0q14 20-8 32q-50 12-100 0q-22-12-8-32z'],
    ['light', 'M32 64q48-13 96 0q9 12-6 18q-42 9-84 0q-15-6-6-18z'],
    ['sun', dot(100, 68, 7)],
  ],
  station: [
    ['far', 'M14 90V44a66 36 0 0 1 132 0V90z'],
    ['near', 'M52 84V40a16 16 0 0 1 16-16h24a16 16 0 0 1 16 16v44z'],
    ['light', 'M60 46a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v14H60z'],
    ['sun', dot(64, 72, 4) + dot(96, 72, 4)],
    ['mid', 'M0 92h160v8H0zM50 84h60l10 10H40z'],
  ],
  hotel: [
    ['far', 'M14 90V50h30v40zM116 90V56h30v34z'],
    ['near', 'M48 90V24h64V90z'],
    ['sun', 'M62 12h36v12H62z'],
    [
      'light',
      boxes(9, 9, [56, 32], [76, 32], [96, 32], [56, 48], [76, 48], [96, 48], [56, 64], [96, 64]) +
        'M72 90V70h16v20z',
    ],
    GROUND,
  ],
  plane: [
    ['sun', dot(112, 30, 11)],
    ['light', 'M18 40a10 8 0 0 1 16-6a12 12 0 0 1 22 4a8 7 0 0 1 2 13H22a7 6 0 0 1-4-11z'],
    [
      'near',
      'M34 72l70-26q14-5 20 0q-1 8-14 12L52 80q-10 3-16-2l-12-12h8zM80 62L62 38h9l28 17zM94 62l-10 26h8l22-32z',
    ],
    ['mid', 'M0 94h160v6H0z'],
  ],
  pin: [
    ['far', dot(80, 78, 40)],
    ['mid', 'M36 86a44 12 0 1 0 88 0a44 12 0 1 0-88 0z'],
    ['near', 'M80 84q-28-30-28-46a28 28 0 0 1 56 0q0 16-28 46z'],
    ['light', dot(80, 38, 12)],
    ['sun', dot(80, 38, 6)],
  ],
} satisfies Readonly<Record<string, readonly Shape[]>>;

export type SceneName = keyof typeof DRAWINGS;
