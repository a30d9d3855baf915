import {
  type AssistantMessage,
  BlockDelta,
  MessageDelta,
  MessageStart,
} from './assistant.schema.ts';
import { AssistantError } from './assistant-error.ts';
import type { TokenUsage } from '../../context/ports/assistant.ts';

/** A whole message, as it came in one piece or in a stream. */
export interface ReceivedMessage {
  readonly stopReason: string | null;
  readonly text: string;
  readonly usage: TokenUsage;
}

/** Far more than any answer needs. */
const MAX_CHARACTERS = 200_000;

export function fromMessage({ stop_reason, content, usage }: AssistantMessage): ReceivedMessage {
  const texts = content.flatMap(({ type, text }) => (type === 'text' ? (text ?? '') : []));
  return { stopReason: stop_reason, text: texts.join(''), usage: toUsage(usage) };
}

/** Puts the events of a stream together. */
export class MessageInProgress {
  #text = '';
  #stopReason: string | null = null;
  #usage: TokenUsage | undefined;

  /** Undefined until the message has begun. Output counts as far as it was reported, mostly at the end. */
  get usage(): TokenUsage | undefined {
    return this.#usage;
  }

  /** Undefined unless the message is complete. */
  get message(): ReceivedMessage | undefined {
    if (!this.#usage || this.#stopReason === null) return undefined;
    return { stopReason: this.#stopReason, text: this.#text, usage: this.#usage };
  }

  /** Other events than those of a message mean nothing here. Throws where one is not as it should be. */
  add(event: string | null, data: string): void {
    if (event === 'message_start') {
      this.#usage = toUsage(MessageStart.parse(JSON.parse(data)).message.usage);
    } else if (event === 'content_block_delta') {
      const { type, text } = BlockDelta.parse(JSON.parse(data)).delta;
      if (type === 'text_delta') this.#text += text ?? '';
      if (this.#text.length > MAX_CHARACTERS) throw new AssistantError('unreadable');
    } else if (event === 'message_delta') {
      const { delta, usage } = MessageDelta.parse(JSON.parse(data));
      this.#stopReason = delta.stop_reason ?? this.#stopReason;
      const { inputTokens, outputTokens } = this.#usage ?? { inputTokens: 0, outputTokens: 0 };
      this.#usage = {
        inputTokens: Math.max(inputTokens, usage?.input_tokens ?? 0),
        outputTokens: Math.max(outputTokens, usage?.output_tokens ?? 0),
      };
    }
  }
}

function toUsage(usage: AssistantMessage['usage']): TokenUsage {
  const cached = (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0);
  return { inputTokens: usage.input_tokens + cached, outputTokens: usage.output_tokens };
}
