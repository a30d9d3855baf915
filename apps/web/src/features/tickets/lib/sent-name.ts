import { MAX_FILE_NAME } from '@ooo/domain/tickets/ticket-files.schema';

/** The name under which a file is sent: of one that is too long the start and the ending. */
export function sentName(name: string): string {
  if (name.length <= MAX_FILE_NAME) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  return `${name.slice(0, MAX_FILE_NAME - ending.length)}${ending}`.toWellFormed();
}
