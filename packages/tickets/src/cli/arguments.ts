import { parseArgs } from 'node:util';
import { sayProblem } from '@ooo/domain/shared/errors/field-details';
import { findFieldProblems } from '@ooo/domain/shared/errors/field-problem';
import type { Result } from '@ooo/domain/shared/result';
import { FileRequest } from './file-request.ts';

export const USAGE = [
  'Usage: ticket FILE [--received-on yyyy-MM-dd] [--sender ADDRESS]',
  '       ticket --batch < lines of {"file", "receivedOn"?, "sender"?}',
].join('\n');

/** What the command line asks for, or a sentence that says what is wrong with it. */
export function parseArguments(argv: readonly string[]): Result<FileRequest | 'batch', string> {
  const options = parseOptions(argv);
  if (!options.ok) return options;
  const { values, positionals } = options.value;
  if (values.batch === true && positionals.length === 0) return { ok: true, value: 'batch' };
  if (positionals.length !== 1) return { ok: false, reason: 'Name one file.' };
  const request = FileRequest.safeParse({
    file: positionals[0],
    receivedOn: values['received-on'],
    sender: values.sender,
  });
  if (request.success) return { ok: true, value: request.data };
  return { ok: false, reason: findFieldProblems(request.error).map(sayProblem).join(' ') };
}

function parseOptions(argv: readonly string[]) {
  try {
    const value = parseArgs({
      // `pnpm ticket -- FILE` hands the dashes on.
      args: argv[0] === '--' ? argv.slice(1) : [...argv],
      allowPositionals: true,
      options: {
        'received-on': { type: 'string' },
        sender: { type: 'string' },
        batch: { type: 'boolean' },
      },
    });
    return { ok: true, value } as const;
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) } as const;
  }
}
