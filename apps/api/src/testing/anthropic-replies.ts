import type { SuggestedSegment } from '@ooo/tickets/assistant/suggested-segment';

/** A part of a stream: an event, text as it is, a pause, or the connection hanging or breaking. */
export type StreamStep =
  | { readonly event: string; readonly data: unknown }
  | { readonly raw: string }
  | { readonly pauseMs: number }
  | 'hang'
  | 'reset';

/** One answer of the Messages API; a message is streamed if a stream was asked for. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  /** A stream, step by step, instead of a body. */
  readonly steps?: readonly StreamStep[];
  /** In one piece, whatever was asked for, as some gateways answer. */
  readonly isWhole?: true;
}

interface Message {
  readonly content: readonly { readonly type: string; readonly text?: string }[];
  readonly stop_reason: string;
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
}

/** An answer as the Messages API gives it. */
export function messageOf(text: string, fields: object = {}): Reply {
  return {
    body: {
      id: 'msg_01XFDUDYJgAACzvnptvVoYEL',
      type: 'message',
      role: 'assistant',
      model: 'claude-haiku-5-5',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 900, output_tokens: 100 },
      ...fields,
    },
  };
}

export function answerOf(answer: unknown): Reply {
  return messageOf(JSON.stringify(answer));
}

export function flightsOf(...flights: SuggestedSegment[]): Reply {
  return answerOf({ flights });
}

/** An error as the API gives it. */
export function errorOf(status: number, type: string, headers: Record<string, string> = {}): Reply {
  const body = { type: 'error', error: { type, message: 'Made for a test' }, request_id: 'req_1' };
  return { status, headers: { 'retry-after': '0', ...headers }, body };
}

function event(type: string, data: object = {}): StreamStep {
  return { event: type, data: { type, ...data } };
}

function blockOf(type: string, text: string, index: number): StreamStep[] {
  const deltas = inPieces(text).map((piece) =>
    event('content_block_delta', { index, delta: { type: 'text_delta', text: piece } }),
  );
  const start = event('content_block_start', { index, content_block: { type, text: '' } });
  return [start, event('ping'), ...deltas, event('content_block_stop', { index })];
}

/** The events of a message, in the order and form of the published interface. */
export function eventsOf(message: Message): StreamStep[] {
  const { content, stop_reason, usage } = message;
  const start = {
    ...message,
    content: [],
    stop_reason: null,
    usage: { ...usage, output_tokens: 1 },
  };
  return [
    event('message_start', { message: start }),
    ...content.flatMap(({ type, text = '' }, index) => blockOf(type, text, index)),
    event('message_delta', {
      delta: { stop_reason, stop_sequence: null },
      usage: { output_tokens: usage.output_tokens },
    }),
    event('message_stop'),
  ];
}

/** The stream of a good answer up to its text, and then the steps. */
export function streamThen(text: string, ...steps: readonly StreamStep[]): Reply {
  const { body } = messageOf(text);
  return { steps: [...eventsOf(asMessage(body)).slice(0, 4), ...steps] };
}

/** An event that says that something went wrong on the other side. */
export function errorEvent(type: string): StreamStep {
  return event('error', { error: { type, message: 'Made for a test' } });
}

/** Holds for what {@link messageOf} made. */
export function asMessage(body: unknown): Message {
  return body as Message;
}

function inPieces(text: string): string[] {
  return text.match(/.{1,40}/gsu) ?? [];
}
