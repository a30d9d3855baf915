const ofJson = (value: unknown): string => JSON.stringify(value);
const deep = (levels: number): string => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
const deepObject = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Values as JSON, since some of them cannot be written otherwise. */
export const HOSTILE_VALUES: readonly string[] = [
  '"a\\u0000b"',
  '"\\ud800"',
  '"a\\udc00b"',
  '"\\uffff\\ufffe\\u202e"',
  '1e308',
  '1e400',
  '-1e400',
  '-0',
  '5e-324',
  '9007199254740991',
  '9007199254740992',
  '9223372036854775808',
  '2147483648',
  '0.1',
  '"NaN"',
  '"0000-01-01"',
  '"0000-02-30"',
  '"9999-12-31"',
  '"+275760-09-14"',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"constructor":1,"toString":1,"hasOwnProperty":1}',
  '{"toJSON":"x","then":"y","valueOf":"z","length":-1}',
  deep(20),
  deep(33),
  deep(10_000),
  deepObject(10_000),
  'null',
  'true',
  '""',
  '[]',
  '{}',
  '[[]]',
  '{"0":"a","length":1}',
  '{"length":2147483647}',
];

/** Those of about a megabyte, which are chosen less often. */
export const LARGE_VALUES: readonly string[] = [
  ofJson('x'.repeat(1_000_000)),
  ofJson('가'.repeat(330_000)),
  ofJson(' '.repeat(1_000_000)),
  ofJson('\u0301'.repeat(500_000)),
  `[${'1,'.repeat(99_999)}1]`,
  `[${'{},'.repeat(99_999)}{}]`,
];

/** What a key may be called, as JSON. */
export const HOSTILE_KEYS: readonly string[] = [
  '"__proto__"',
  '"constructor"',
  '"prototype"',
  '"toJSON"',
  '"toString"',
  '"then"',
  '"hasOwnProperty"',
  '""',
  '"a.b"',
  '"0"',
  '"\\u0000"',
  '"\\ud800"',
  ofJson('k'.repeat(10_000)),
];

/** How superjson is told what a value was: types that no input has, and ways to places that there are not. */
export const HOSTILE_METAS: readonly string[] = [
  '{"values":["Date"]}',
  '{"values":["bigint"]}',
  '{"values":["undefined"]}',
  '{"values":["map"]}',
  '{"values":["set"]}',
  '{"values":["regexp"]}',
  '{"values":["Error"]}',
  '{"values":[["typed-array","Uint8Array"]]}',
  '{"values":{"bytes":[["typed-array","Uint8Array"]],"code":[["typed-array","Uint8Array"]]}}',
  '{"values":[["class","Object"]]}',
  '{"values":[["custom","x"]]}',
  '{"values":[["symbol","x"]]}',
  '{"values":{"id":["bigint"],"tripId":["bigint"],"name":["Date"],"text":["regexp"]}}',
  '{"values":{"id":["Date"],"name":["undefined"],"patch":["set"],"items":["map"]}}',
  '{"values":{"__proto__.polluted":["Date"]}}',
  '{"values":{"constructor.prototype.polluted":["Date"]}}',
  '{"values":{"a.b.c.d":["Date"]}}',
  '{"referentialEqualities":{"patch":["patch.flightDetails"],"flightDetails":["flightDetails.outbound"]}}',
  '{"referentialEqualities":[["patch","name"]]}',
  '{"referentialEqualities":{"__proto__":["polluted"]}}',
  '{"v":1,"values":1}',
  '1',
  '[]',
  '"x"',
];
