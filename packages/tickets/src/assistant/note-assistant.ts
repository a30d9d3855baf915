import type { Language } from '@ooo/domain/shared/language';
import type { TicketReading, TicketWarning } from '@ooo/domain/tickets/ticket.schema';
import { word } from '../sentences/sentences.ts';
import type { AssistantAbsence } from './suggested-segment.ts';

/** A warning for each flight of which an assistant's word is all there is: its values stand on no line. */
export function noteUnchecked(reading: TicketReading, language: Language = 'en'): TicketReading {
  const segments = new Set(
    reading.evidence
      .filter(({ foundBy, line }) => foundBy === 'assistant' && line === undefined)
      .map(({ leg: segment }) => segment),
  );
  const message = word((say) => say.assistantUnchecked, language);
  const warnings = [...segments].map((segment): TicketWarning => ({
    code: 'ASSISTANT_UNCHECKED',
    message,
    leg: segment,
  }));
  return { ...reading, warnings: [...reading.warnings, ...warnings] };
}

/** What the traveller is told where an assistant would have been asked and could not help. */
export function noteAbsence(
  reading: TicketReading,
  absent: AssistantAbsence,
  language: Language = 'en',
): TicketReading {
  const message = word(
    (say) => (absent === 'spent' ? say.assistantSpent : say.assistantFailed),
    language,
  );
  return { ...reading, warnings: [...reading.warnings, { code: 'ASSISTANT_ABSENT', message }] };
}
