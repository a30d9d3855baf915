import { IconMap } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import { type Command, findCommands } from './commands.ts';

function makeCommand(label: string, fields: Partial<Command> = {}): Command {
  return { id: label, group: 'places', label, Icon: IconMap, run: () => {}, ...fields };
}

const labels = (commands: readonly Command[], query: string) =>
  findCommands(commands, query).flatMap(({ commands: found }) => found.map(({ label }) => label));

describe('findCommands', () => {
  const market = makeCommand('Gwangjang Market');
  const street = makeCommand('Market Street');
  const cafe = makeCommand('Café Onion', { detail: 'by the market' });
  const newTrip = makeCommand('New Trip', { group: 'actions' });

  it('shows no place without a query', () => {
    expect(labels([market, newTrip], ' ')).toEqual(['New Trip']);
  });

  it('puts the best match first, and matches in descriptions last', () => {
    expect(labels([cafe, market, street], 'market')).toEqual([
      'Market Street',
      'Gwangjang Market',
      'Café Onion',
    ]);
  });

  it('keeps the order of the groups, and leaves out those without an answer', () => {
    const trip = makeCommand('Trip to the market', { group: 'trips' });
    expect(findCommands([trip, market, newTrip], 'trip').map(({ group }) => group)).toEqual([
      'actions',
      'trips',
    ]);
  });

  it('shows at most eight of a group', () => {
    const many = Array.from({ length: 30 }, (_, at) => makeCommand(`Market ${at}`));
    expect(labels(many, 'market')).toHaveLength(8);
  });
});
