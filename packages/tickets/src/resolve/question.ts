import type { Writing } from '@ooo/domain/shared/writing';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TicketQuestion, TicketWarning } from '@ooo/domain/tickets/ticket.schema';
import { type Sentence, word } from '../sentences/sentences.ts';

/** Notes of the rules: `leg` is an index that is valid until segments are sorted. */
export interface Notes {
  readonly writing: Writing;
  readonly warnings: TicketWarning[];
  readonly questions: TicketQuestion[];
}

export function makeNotes(writing: Writing): Notes {
  return { writing, warnings: [], questions: [] };
}

export interface Choice {
  readonly value: string;
  readonly label: Sentence;
}

export function toDayChoice(date: CalendarDate): Choice {
  return { value: date, label: (say) => say.day(date) };
}

/** A question about one field of a segment; fewer than two choices leave nothing to ask. */
export function ask(
  notes: Notes,
  segment: number,
  field: string,
  message: Sentence,
  choices: readonly Choice[],
): void {
  const unique = choices.filter(
    (choice, at) => choices.findIndex((other) => other.value === choice.value) === at,
  );
  if (unique.length < 2) return;
  const id = `leg-${segment + 1}-${field}`;
  if (notes.questions.some((question) => question.id === id)) return;
  const { writing } = notes;
  notes.questions.push({
    id,
    leg: segment,
    field,
    message: word(message, writing),
    choices: unique.map(({ value, label }) => ({ value, label: word(label, writing) })),
  });
}

/** A warning about a segment, or about the whole document where none is given. */
export function warn(
  notes: Notes,
  code: TicketWarning['code'],
  sentence: Sentence,
  segment?: number,
): void {
  const message = word(sentence, notes.writing);
  notes.warnings.push({ code, message, ...(segment === undefined ? {} : { leg: segment }) });
}

/** Points the notes at the new places of segments; `order[new] = old`. */
export function reorderNotes(notes: Notes, order: readonly number[]): Notes {
  const move = <T extends { leg?: number | undefined }>(note: T): T =>
    note.leg === undefined ? note : { ...note, leg: order.indexOf(note.leg) };
  return {
    ...notes,
    warnings: notes.warnings.map(move),
    questions: notes.questions.map((question) => {
      const moved = move(question);
      return { ...moved, id: `leg-${(moved.leg ?? 0) + 1}-${moved.field}` };
    }),
  };
}
