import type { Env } from '../../context/ports/env.ts';
import type { TokenPrice, TokenUsage } from '../../context/ports/assistant.ts';

/** As Anthropic published them on 2026-11-23, for prompts of up to 100,000 tokens: a question has at most half of it. */
const PRICES: Readonly<Record<string, TokenPrice>> = {
  'claude-haiku-5-5': { input: 0.1, output: 0.5 },
  'claude-sonnet-5-5': { input: 2, output: 10 },
  'claude-opus-5-5': { input: 4, output: 20 },
  'claude-fable-5-1': { input: 10, output: 50 },
};

/** The highest of them: an unknown model is not counted at less than it costs. */
const UNKNOWN_MODEL: TokenPrice = { input: 10, output: 50 };

/** A model's price by the settings, otherwise as published. */
export function priceOf(
  model: string,
  { inputUsd, outputUsd }: Pick<NonNullable<Env['anthropic']>, 'inputUsd' | 'outputUsd'>,
): TokenPrice {
  const known = PRICES[model] ?? UNKNOWN_MODEL;
  return { input: inputUsd ?? known.input, output: outputUsd ?? known.output };
}

export function toMicroUsd(usd: number): number {
  return Math.round(usd * 1_000_000);
}

/** In whole millionths of a dollar, rounded up. */
export function costOf({ inputTokens, outputTokens }: TokenUsage, price: TokenPrice): number {
  return Math.ceil(inputTokens * price.input + outputTokens * price.output);
}
