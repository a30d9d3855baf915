import type { AppErrorBody } from '@ooo/domain/shared/app-error-code';
import { i18n } from './i18n.ts';

/** Where a language keeps its {@link ServerSentences}; English has none, since the server speaks it. */
const NAMESPACE = 'serverSentences';

function find(key: string): string | undefined {
  // From the whole bundle: the sentences have full stops, by which i18next would go deeper into the texts.
  const texts: unknown = i18n.getResourceBundle(i18n.language, NAMESPACE);
  if (typeof texts !== 'object' || texts === null) return undefined;
  const [, text] =
    Object.entries<unknown>({ ...texts }).find(([sentence]) => sentence === key) ?? [];
  return typeof text === 'string' ? text : undefined;
}

/**
 * What the server says, in the language of the interface: its sentence with the numbers that it has, otherwise what its
 * code means. In English as the server says it.
 */
export function toOwnSentence({
  code,
  message,
}: {
  readonly code?: AppErrorBody['code'];
  readonly message: string;
}): string {
  const numbers = message.match(/\d+/gu) ?? [];
  const known = find(message.replaceAll(/\d+/gu, '#'));
  if (known !== undefined)
    return numbers.reduce((text, number) => text.replace('#', number), known);
  return (code && find(code)) ?? message;
}
