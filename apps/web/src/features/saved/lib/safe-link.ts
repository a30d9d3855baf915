/** The address of a website that a note names, undefined for anything that is not http. */
export function toWebLink(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) && /^https?:\/\/[^\s]+\.[^\s]+$/i.test(address)
    ? address
    : undefined;
}
