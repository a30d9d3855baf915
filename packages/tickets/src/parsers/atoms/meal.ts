const NOTHING =
  /^(?:-+|n\/?a|none|not available|not included|no meal|no data|없음|불포함|no incluid[ao]|sin comida|keine)$/iu;

/** The value of a meal label, tidied: `DINNER`, `Snack or brunch`. */
export function readMeal(text: string): string | undefined {
  const value = (text.trim().split(/\s{3,}|[|;]/u)[0] ?? '').replaceAll(/\s+/gu, ' ').trim();
  if (value.length > 60 || !/\p{L}{3}|[가-힣]{2}/u.test(value)) return undefined;
  return NOTHING.test(value) ? undefined : value;
}
