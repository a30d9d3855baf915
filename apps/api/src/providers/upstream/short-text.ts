/** A text of an upstream without the space around it; undefined if it is empty or too long to print. */
export function shortText(text: string | undefined, most: number): string | undefined {
  const trimmed = text?.trim();
  return trimmed && trimmed.length <= most ? trimmed : undefined;
}
