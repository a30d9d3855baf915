import type { TokenUsage } from '../../context/ports/assistant.ts';
export const NO_USAGE: TokenUsage = { inputTokens: 0, outputTokens: 0 };

export function addUsage(one: TokenUsage, other: TokenUsage): TokenUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
