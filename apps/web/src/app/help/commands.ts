import type { Icon } from '@tabler/icons-react';
import type { KEYS } from '../../lib/keys.ts';
import { rankText } from '../../lib/search-text.ts';

/** In the order in which they are shown. */
export const COMMAND_GROUPS = ['actions', 'views', 'days', 'places', 'trips', 'pages'] as const;

/** A command of the palette. */
export interface Command {
  readonly id: string;
  readonly group: (typeof COMMAND_GROUPS)[number];
  readonly label: string;
  /** Searched too: the address of a place, the dates of a trip. */
  readonly detail?: string | undefined;
  readonly Icon: Icon;
  /** The key that does the same without the palette. */
  readonly keys?: (typeof KEYS)[keyof typeof KEYS];
  readonly run: () => void;
}

export interface FoundCommands {
  readonly group: Command['group'];
  readonly commands: readonly Command[];
}

/** A match in the label counts twice one in the description. */
const LABEL_WEIGHT = 2;
const MOST_FOUND = 8;
/** Shown without a query; groups with many commands need one. */
const MOST_SHOWN: Readonly<Record<Command['group'], number>> = {
  actions: 12,
  views: 5,
  days: 3,
  places: 0,
  trips: 4,
  pages: 8,
};

function rank({ label, detail = '' }: Command, query: string): number | undefined {
  const byLabel = rankText(label, query);
  if (byLabel !== undefined) return byLabel * LABEL_WEIGHT;
  return rankText(`${label} ${detail}`, query);
}

/** The commands that answer a query, by group, the best first; without a query the first of each group. */
export function findCommands(commands: readonly Command[], query: string): FoundCommands[] {
  const isAsked = query.trim() !== '';
  const ranked = commands.flatMap((command) => {
    const value = rank(command, query);
    return value === undefined ? [] : [{ command, value }];
  });
  if (isAsked) ranked.sort((a, b) => b.value - a.value);
  return COMMAND_GROUPS.map((group) => ({
    group,
    commands: ranked
      .map(({ command }) => command)
      .filter((command) => command.group === group)
      .slice(0, isAsked ? MOST_FOUND : MOST_SHOWN[group]),
  })).filter(({ commands: found }) => found.length > 0);
}
