import type { TicketQuestion, TicketWarning } from '@ooo/domain/tickets/ticket.schema';

/** What rules notice on the way: `leg` is an index that holds until legs are put in order. */
export interface Notes {
  readonly warnings: TicketWarning[];
  readonly questions: TicketQuestion[];
}

export function makeNotes(): Notes {
  return { warnings: [], questions: [] };
}

/** A question about one field of a leg; fewer than two choices leave nothing to ask. */
export function ask(
  notes: Notes,
  leg: number,
  field: string,
  message: string,
  choices: readonly { value: string; label: string }[],
): void {
  const unique = choices.filter(
    (choice, at) => choices.findIndex((other) => other.value === choice.value) === at,
  );
  if (unique.length < 2) return;
  const id = `leg-${leg + 1}-${field}`;
  if (notes.questions.some((question) => question.id === id)) return;
  notes.questions.push({ id, leg, field, message, choices: unique });
}

export function warn(
  notes: Notes,
  code: TicketWarning['code'],
  message: string,
  leg?: number,
): void {
  notes.warnings.push({ code, message, ...(leg === undefined ? {} : { leg }) });
}

/** Points the notes at the new places of legs; `order[new] = old`. */
export function reorderNotes(notes: Notes, order: readonly number[]): Notes {
  const move = <T extends { leg?: number | undefined }>(note: T): T =>
    note.leg === undefined ? note : { ...note, leg: order.indexOf(note.leg) };
  return {
    warnings: notes.warnings.map(move),
    questions: notes.questions.map((question) => {
      const moved = move(question);
      return { ...moved, id: `leg-${(moved.leg ?? 0) + 1}-${moved.field}` };
    }),
  };
}
