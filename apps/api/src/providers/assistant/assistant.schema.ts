import { z } from 'zod';

const count = z.int().min(0);

const Usage = z.object({
  input_tokens: count,
  output_tokens: count,
  cache_creation_input_tokens: count.nullish(),
  cache_read_input_tokens: count.nullish(),
});

/** The part of a message of the Messages API that is used. */
export const AssistantMessage = z.object({
  stop_reason: z.string().nullable(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  usage: Usage,
});
export type AssistantMessage = z.infer<typeof AssistantMessage>;

/** The parts of the events of a stream that are used; there are other events, and may be more. */
export const MessageStart = z.object({ message: z.object({ usage: Usage }) });
export const BlockDelta = z.object({
  delta: z.object({ type: z.string(), text: z.string().optional() }),
});
export const MessageDelta = z.object({
  delta: z.object({ stop_reason: z.string().nullish() }),
  /** The usage of the whole message so far. */
  usage: Usage.partial().nullish(),
});
export const StreamError = z.object({ error: z.object({ type: z.string() }) });
