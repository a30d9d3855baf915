import { Stream } from '@anthropic-ai/sdk/core/streaming';
import { AssistantMessage, StreamError } from './assistant.schema.ts';
import { AssistantError } from './assistant-error.ts';
import { fromMessage, MessageInProgress, type ReceivedMessage } from './received-message.ts';
import type { TokenUsage } from '../../context/ports/assistant.ts';

/** The stream ended too early: `busy` if the assistant said so itself. Another try may succeed. */
export class BrokenStream extends Error {
  readonly reason: 'busy' | 'unreachable';
  /** Undefined if the message had not begun. */
  readonly usage: TokenUsage | undefined;

  constructor(
    reason: BrokenStream['reason'],
    usage: TokenUsage | undefined,
    options?: ErrorOptions,
  ) {
    super('The stream of the assistant broke off', options);
    this.reason = reason;
    this.usage = usage;
  }
}

/** The types of errors in a stream after which another try may succeed. */
const PASSING = new Set(['overloaded_error', 'api_error', 'rate_limit_error', 'timeout_error']);

interface Receiving {
  /** Called whenever something arrives. */
  readonly onSign: () => void;
  /** The most that a message without an end can cost. */
  readonly maxAnswerTokens: number;
}

/**
 * The message of a response: a stream of events, or a message in one piece, as a gateway may send it. Throws an
 * {@link AssistantError}, or a {@link BrokenStream} if the response ended too early.
 */
export async function receiveMessage(
  response: Response,
  { onSign, maxAnswerTokens }: Receiving,
): Promise<ReceivedMessage> {
  if (isJson(response)) return readWhole(response);
  const progress = new MessageInProgress();
  /** Uncounted output is counted at the maximum. */
  const atMost = (): TokenUsage | undefined =>
    progress.usage && { ...progress.usage, outputTokens: maxAnswerTokens };
  try {
    for await (const { event, data } of Stream.rawEvents(response)) {
      onSign();
      if (event === 'error') throw toStreamError(data, atMost());
      progress.add(event, data);
      if (event === 'message_stop') break;
    }
  } catch (error) {
    if (error instanceof BrokenStream || error instanceof AssistantError) throw error;
    throw new BrokenStream('unreachable', atMost(), { cause: error });
  }
  if (!progress.message) throw new BrokenStream('unreachable', atMost());
  return progress.message;
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.split(';')[0]?.trim() === 'application/json';
}

async function readWhole(response: Response): Promise<ReceivedMessage> {
  const body: unknown = await response.json().catch((error: unknown) => {
    throw new AssistantError('unreachable', undefined, { cause: error });
  });
  const message = AssistantMessage.safeParse(body);
  if (!message.success) throw new AssistantError('unreadable', undefined, { cause: message.error });
  return fromMessage(message.data);
}

function toStreamError(data: string, usage: TokenUsage | undefined): Error {
  const type = StreamError.safeParse(parseJson(data)).data?.error.type ?? '';
  const cause = `error event ${type}`;
  if (PASSING.has(type)) return new BrokenStream('busy', usage, { cause });
  return new AssistantError('denied', usage, { cause });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
