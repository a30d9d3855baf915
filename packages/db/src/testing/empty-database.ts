import { randomUUID } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { connect } from '../connect.ts';
import type { Db } from '../tables/database.ts';
import { onServer, withDatabaseName } from './template.ts';

/** Opens pools on an empty database of the test's own, which goes with the test. */
export async function makeEmpty(): Promise<() => Db> {
  const { connectionString: server } = inject('testTemplate');
  const name = `ooo_empty_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  onTestFinished(() => onServer(server, `drop database ${name} with (force)`));
  return () => {
    const connectionString = withDatabaseName(server, name);
    const { db, close } = connect({ connectionString });
    onTestFinished(close);
    return db;
  };
}
