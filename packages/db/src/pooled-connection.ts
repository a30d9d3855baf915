import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { isConnectionEnd, isPlanOutdated, isWithoutAnswer } from './database-errors.ts';
import { type KnownStatements, NamedQuery, type QueryOutcome } from './named-query.ts';

interface Query {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A connection of the pool as Kysely uses it: it names statements, and knows when it must not be used again. */
export class PooledConnection implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  readonly #known: KnownStatements = new Map();
  #isInTransaction = false;

  /** The database did not answer on it in time. */
  isSilent = false;
  /** It has ended, or its statements were planned for a schema that has changed since. */
  isSpent = false;
  release: (destroy?: boolean) => void = () => undefined;

  constructor(client: PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new TypeError('Cursors are not used here.');
    if (values.length === 0) this.#followTransaction(text);
    return this.#run<R>({ name: this.#nameOf(text), text, values });
  }

  async #run<R>(query: Query): Promise<PostgresQueryResult<R>> {
    try {
      return toResult<R>(await this.#send(query));
    } catch (error) {
      // The stack of the socket's event says nothing about where the query came from.
      if (error instanceof Error) Error.captureStackTrace(error);
      this.isSilent ||= isWithoutAnswer(error);
      this.isSpent ||= isConnectionEnd(error) || isPlanOutdated(error);
      if (!isPlanOutdated(error)) throw error;
      // Within a transaction nothing can be retried: the caller has to begin anew.
      if (this.#isInTransaction || query.name === undefined) throw error;
      const { name: _name, ...unnamed } = query;
      return this.#run(unnamed);
    }
  }

  async #send({ name, text, values }: Query): Promise<unknown> {
    if (name === undefined) return this.#client.query({ text, values: [...values] });
    return new Promise<QueryOutcome | undefined>((resolve, reject) => {
      const query = new NamedQuery({ name, text, values, known: this.#known }, (error, outcome) =>
        error ? reject(error) : resolve(outcome),
      );
      this.#client.query(query);
    });
  }

  #followTransaction(text: string): void {
    if (/^(begin|start transaction)\b/.test(text)) this.#isInTransaction = true;
    else if (text === 'commit' || text === 'rollback') this.#isInTransaction = false;
  }
}

/** Holds for the commands that the product sends: the driver types the name of any command as a text. */
function toResult<R>(result: unknown): PostgresQueryResult<R> {
  return result as PostgresQueryResult<R>;
}
