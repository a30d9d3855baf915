export type Random = () => number;

export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T;
export function pick<T>(random: Random, choices: readonly T[]): T | undefined;
export function pick<T>(random: Random, choices: readonly T[]): T | undefined {
  return choices[Math.floor(random() * choices.length)];
}

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
