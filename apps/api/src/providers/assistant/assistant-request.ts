import type Anthropic from '@anthropic-ai/sdk';
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod';
import type { AssistantQuestion, TokenUsage } from '../../context/ports/assistant.ts';

/** How many characters of the facts are sent. Of a document: the flights are on its first pages. */
export const MAX_SENT_CHARACTERS = 24_000;

/** For a picture; in base64 it then stays below the API's 5 MB. */
export const MAX_SENT_PICTURE_BYTES = 3_500_000;

/** The most tokens that a picture costs; the API scales larger ones down. */
const PICTURE_TOKENS = 5000;

/** The request for one question: the answer can only have the form of the schema, and there are no tools. */
export function toRequest<T>(
  model: string,
  { job, facts, pictures = [] }: AssistantQuestion<T>,
): Anthropic.MessageCreateParamsStreaming {
  return {
    model,
    max_tokens: job.maxAnswerTokens,
    stream: true,
    system: job.instructions,
    output_config: { format: zodOutputFormat(job.schema) },
    messages: [
      {
        role: 'user',
        content: [
          ...pictures.map(toImage),
          ...(facts.trim() === '' ? [] : [toDocument(facts.slice(0, MAX_SENT_CHARACTERS))]),
          { type: 'text', text: job.request },
        ],
      },
    ],
  };
}

/** The most tokens that a question can take: no token is less than two bytes of text on the whole. */
export function countAtMost<T>({ job, facts, pictures = [] }: AssistantQuestion<T>): TokenUsage {
  const schema = JSON.stringify(zodOutputFormat(job.schema).schema);
  const texts = [facts.slice(0, MAX_SENT_CHARACTERS), job.instructions, job.request, schema];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  // What the API adds around the parts of a message.
  const frame = 500;
  return {
    inputTokens: Math.ceil(bytes / 2) + frame + pictures.length * PICTURE_TOKENS,
    outputTokens: job.maxAnswerTokens,
  };
}

function toDocument(data: string): Anthropic.DocumentBlockParam {
  return { type: 'document', source: { type: 'text', media_type: 'text/plain', data } };
}

function toImage(bytes: Uint8Array): Anthropic.ImageBlockParam {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  return { type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data } };
}
