import type { AppErrorBody } from '@ooo/domain/shared/app-error-code';
import { i18n } from './i18n.ts';

/** Where a language keeps its {@link ServerSentences}; English has none, since the server speaks it. */
const NAMESPACE = 'serverSentences';

function find(key: string): string | undefined {
  // As a list: the sentences have full stops, which would lead deeper into the texts.
  const text: unknown = i18n.getResource(i18n.language, NAMESPACE, [key] as unknown as string);
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
