import { createTicketPool } from '../worker/pool.ts';
import { parseArguments, USAGE } from './arguments.ts';
import { runBatch } from './batch.ts';
import { readFileTicket, toMessage } from './read-file-ticket.ts';
import { toOutput } from './output.ts';

const EXIT_UNREADABLE = 2;

async function main(argv: readonly string[]): Promise<number> {
  const parsed = parseArguments(argv);
  if (!parsed.ok) {
    process.stderr.write(`${parsed.reason}\n${USAGE}\n`);
    return EXIT_UNREADABLE;
  }
  const pool = createTicketPool({ maxReaders: 1 });
  try {
    if (parsed.value === 'batch') {
      await runBatch(pool, process.stdin, (line) => process.stdout.write(`${line}\n`));
      return 0;
    }
    const { flights } = await readFileTicket(pool, parsed.value);
    process.stdout.write(`${JSON.stringify(toOutput(flights), null, 2)}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${toMessage(error)}\n`);
    return EXIT_UNREADABLE;
  } finally {
    await pool.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
