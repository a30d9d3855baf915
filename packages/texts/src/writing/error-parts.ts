import type { ErrorSentences } from '../errors.types.ts';

export const megabytes = (bytes: number): number => Math.round(bytes / (1024 * 1024));

const asItIs = ({ sentence }: { readonly sentence: string }): string => sentence;

/** The sentences of the reader of tickets, which come in the account's language. */
export const readersOwn = {
  'ticket-empty': asItIs,
  'ticket-encrypted': asItIs,
  'ticket-wrong-password': asItIs,
  'ticket-broken': asItIs,
  'ticket-unsupported': asItIs,
  'ticket-too-large': asItIs,
  'ticket-too-slow': asItIs,
  'ticket-reader-busy': asItIs,
  'ticket-reader-not-started': asItIs,
} as const satisfies Partial<ErrorSentences>;
