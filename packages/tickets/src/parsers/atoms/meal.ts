const NOTHING = /^(?:-+|n\/?a|none|not available|no data|없음)$/iu;

/** The value of a meal label, tidied: `DINNER`, `Snack or brunch`. */
export function readMeal(text: string): string | undefined {
  const value = (text.trim().split(/\s{3,}|[|;]/u)[0] ?? '').replaceAll(/\s+/gu, ' ').trim();
  if (value.length < 3 || value.length > 60 || !/\p{L}{3}|[가-힣]/u.test(value)) return undefined;
  return NOTHING.test(value) ? undefined : value;
}
