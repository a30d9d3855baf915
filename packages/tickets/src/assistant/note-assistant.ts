import { PLAIN_ENGLISH, type Writing } from '@ooo/domain/shared/writing';
import type { TicketReading, TicketWarning } from '@ooo/domain/tickets/ticket.schema';
import { word } from '../sentences/sentences.ts';
import type { AssistantAbsence } from './suggested-segment.ts';

/** A warning for each flight that only an assistant has read: its values are not on any line. */
export function noteUnchecked(
  reading: TicketReading,
  writing: Writing = PLAIN_ENGLISH,
): TicketReading {
  const segments = new Set(
    reading.evidence
      .filter(({ foundBy, line }) => foundBy === 'assistant' && line === undefined)
      .map(({ leg: segment }) => segment),
  );
  const message = word((say) => say.assistantUnchecked, writing);
  const warnings = [...segments].map((segment): TicketWarning => ({
    code: 'ASSISTANT_UNCHECKED',
    message,
    leg: segment,
  }));
  return { ...reading, warnings: [...reading.warnings, ...warnings] };
}

/** The message to the traveller if an assistant was needed and could not help. */
export function noteAbsence(
  reading: TicketReading,
  absent: AssistantAbsence,
  writing: Writing = PLAIN_ENGLISH,
): TicketReading {
  const message = word(
    (say) => (absent === 'spent' ? say.assistantSpent : say.assistantFailed),
    writing,
  );
  return { ...reading, warnings: [...reading.warnings, { code: 'ASSISTANT_ABSENT', message }] };
}
