import type { Connection, FieldDef, Submittable } from 'pg';
import { serialize } from 'pg-protocol';
import { parserOf } from './parsers.ts';
import { prepareValue } from './prepare-value.ts';

/** The columns of a named statement, as the database described them when it first ran on a connection. */
interface RowShape {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  /** Every column null, in its order: a row is a copy of it that is filled in. */
  readonly empty: Readonly<Record<string, null>>;
}

/** The statements of one connection that have run on it, by their names. */
export type KnownStatements = Map<string, RowShape>;

export interface QueryOutcome {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: readonly object[];
}

interface NamedQueryOptions {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly known: KnownStatements;
  /** How long `pg` waits for the end of it; 0 is its own limit. */
  readonly limitMs: number;
}

type Done = (error: Error | null, outcome?: QueryOutcome) => void;

const NO_COLUMNS: RowShape = { names: [], parsers: [], empty: {} };
const EXECUTE_AND_SYNC = Buffer.concat([serialize.execute(), serialize.sync()]);
const DESCRIBE = serialize.describe({ type: 'P', name: '' });

/**
 * A named statement, sent in one write. The driver's own query asks for the description of the rows each time, which
 * is half of what a small read costs on both sides. Here it is asked for once a connection: PostgreSQL refuses to run
 * a named statement whose rows have come to look different ("cached plan must not change result type"), so a
 * remembered description cannot be out of date.
 *
 * The methods are those by which `pg` hands a submitted query what arrives for it.
 */
export class NamedQuery implements Submittable {
  readonly name: string;
  readonly text: string;
  /** By the name that `pg` reads it by. */
  readonly query_timeout: number;
  /** Called once. `pg` puts its time limit around it. */
  callback: Done;
  readonly #values: readonly unknown[];
  readonly #known: KnownStatements;
  readonly #rows: object[] = [];
  #shape: RowShape | undefined;
  #tag = '';
  #rowError: Error | undefined;

  constructor({ name, text, values, known, limitMs }: NamedQueryOptions, callback: Done) {
    this.name = name;
    this.text = text;
    this.query_timeout = limitMs;
    this.callback = callback;
    this.#values = values;
    this.#known = known;
    this.#shape = known.get(name);
  }

  /** An error that is returned rejects the query. */
  submit({ stream }: Connection): Error | null {
    const { name, text } = this;
    try {
      const bind = serialize.bind({ statement: name, values: this.#values.map(prepareValue) });
      const messages = this.#shape
        ? [bind, EXECUTE_AND_SYNC]
        : // A statement that failed when it was first run may have its name already.
          [closeStatement(name), serialize.parse({ name, text }), bind, DESCRIBE, EXECUTE_AND_SYNC];
      if (stream.writable) stream.write(Buffer.concat(messages));
      return null;
    } catch (error) {
      return toError(error);
    }
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    const names = fields.map(({ name }) => name);
    this.#shape = {
      names,
      parsers: fields.map(({ dataTypeID }) => parserOf(dataTypeID)),
      empty: Object.fromEntries(names.map((name) => [name, null])),
    };
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const { names, parsers, empty } = this.#shape ?? NO_COLUMNS;
    const row: Record<string, unknown> = { ...empty };
    try {
      for (const [index, text] of fields.entries()) {
        if (text !== null) row[names[index] ?? ''] = parsers[index]?.(text);
      }
    } catch (error) {
      this.#rowError ??= toError(error);
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#tag = text;
    // A statement without rows is not described.
    this.#shape ??= NO_COLUMNS;
    this.#known.set(this.name, this.#shape);
  }

  handleReadyForQuery(): void {
    if (this.#rowError) return this.callback(this.#rowError);
    const [command = '', ...counts] = this.#tag.split(' ');
    const count = counts.at(-1);
    this.callback(null, {
      command,
      rowCount: count === undefined ? null : Number(count),
      rows: this.#rows,
    });
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyData(): void {}

  handleCopyInResponse(): void {}
}

const closeStatement = (name: string): Buffer => serialize.close({ type: 'S', name });

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('A value does not fit.', { cause: thrown });
}
