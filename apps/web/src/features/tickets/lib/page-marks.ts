import type { PageBox, TicketEvidence } from '@ooo/domain/tickets/ticket.schema';
import type { FieldRef } from '../state/draft.atoms.ts';

/** A place on a page that was read, and the fields that were read there. */
export interface PageMark {
  readonly box: PageBox;
  readonly fields: readonly FieldRef[];
  readonly isActive: boolean;
}

function isAt(one: PageBox, other: PageBox): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  );
}

/** The places that were read on a page, each once; the smaller lie on top, where they can be pressed. */
export function listPageMarks(
  evidence: readonly TicketEvidence[],
  page: number,
  active: FieldRef | null,
): PageMark[] {
  const marks: PageMark[] = [];
  for (const { box, leg: segment, field } of evidence) {
    if (box?.page !== page) continue;
    const at = marks.findIndex((mark) => isAt(mark.box, box));
    const known = marks[at];
    const isActive = segment === active?.leg && field === active.field;
    const mark = {
      box,
      fields: [...(known?.fields ?? []), { leg: segment, field }],
      isActive: isActive || known?.isActive === true,
    };
    if (known) marks[at] = mark;
    else marks.push(mark);
  }
  return marks.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
}
