import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { TicketAnswer, TicketText } from '@ooo/domain/tickets/ticket.schema';

export async function readText(_deps: Deps, _i: TicketText): Promise<TicketAnswer> {
  throw new AppError('INTERNAL');
}

export async function readDocument(_deps: Deps, _i: unknown): Promise<TicketAnswer> {
  throw new AppError('INTERNAL');
}
