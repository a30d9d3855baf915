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
  readonly #answerMs: number;
  readonly #known: KnownStatements = new Map();
  #isInTransaction = false;
  #isLate = false;

  /** The database did not answer on it in time. */
  isSilent = false;
  /** It has ended, or did not answer in what was left of the time, or its statements are planned for an old schema. */
  isSpent = false;
  /** The time limit of the next statement, and of no later one: what the wait for this connection has left of it. */
  nextAnswerMs: number | undefined;
  release: (destroy?: boolean) => void = () => undefined;

  /** `answerMs` is the usual time limit of a statement. */
  constructor(
    client: PoolClient,
    { nameOf, answerMs }: { nameOf: (text: string) => string | undefined; answerMs: number },
  ) {
    this.#client = client;
    this.#nameOf = nameOf;
    this.#answerMs = answerMs;
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
    // A rollback, after the statement that was not answered: it would wait for as long again.
    if (this.#isLate) throw new Error('Connection terminated: the database does not answer on it');
    const limitMs = this.nextAnswerMs ?? this.#answerMs;
    this.nextAnswerMs = undefined;
    try {
      return toResult<R>(await this.#send(query, limitMs));
    } catch (error) {
      // The stack of the socket's event says nothing about where the query came from.
      if (error instanceof Error) Error.captureStackTrace(error);
      this.#isLate ||= isWithoutAnswer(error);
      // After a long wait for the connection little time was left: that says nothing about the other connections.
      this.isSilent ||= this.#isLate && limitMs >= this.#answerMs / 2;
      this.isSpent ||= this.#isLate || isConnectionEnd(error) || isPlanOutdated(error);
      if (!isPlanOutdated(error)) throw error;
      // Within a transaction nothing can be retried: the caller has to start over.
      if (this.#isInTransaction || query.name === undefined) throw error;
      const { name: _name, ...unnamed } = query;
      return this.#run(unnamed);
    }
  }

  async #send({ name, text, values }: Query, limitMs: number): Promise<unknown> {
    if (name === undefined) {
      const query = { text, values: [...values], query_timeout: limitMs };
      return this.#client.query(query);
    }
    return new Promise<QueryOutcome | undefined>((resolve, reject) => {
      const options = { name, text, values, known: this.#known, limitMs };
      const query = new NamedQuery(options, (error, outcome) =>
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
