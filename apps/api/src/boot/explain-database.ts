const SERVER = 'The server of DATABASE_URL';

/** By PostgreSQL's own codes, see its appendix "Error Codes". */
const BY_SQL_STATE: Readonly<Record<string, string>> = {
  '3D000': `${SERVER} has no database with that name. Create it (createdb), or check the end of the address.`,
  '28P01': `${SERVER} rejects this user and password. Check both.`,
  '28000': `${SERVER} does not let this user in from here. Check the user. If the server wants TLS, add ?sslmode=require to DATABASE_URL; otherwise its pg_hba.conf has to name this machine.`,
  '42501': `The user of DATABASE_URL may not create tables. Make it the owner of the database (alter database … owner to …), or grant it create on the database and on its schema public.`,
  '25006': `The database of DATABASE_URL is read-only or a standby. Use the address of the primary.`,
  '53100': 'The disk of the database is full. Free some space there, and start again.',
  '53300': `${SERVER} has no connection left. Raise its max_connections, or lower DATABASE_POOL_SIZE of the processes that use it.`,
  '57P03': `${SERVER} is still starting, or is stopping. Try again in a moment.`,
};

const NO_ANSWER =
  'The database of DATABASE_URL does not answer. Is it running, and is the address right?';
const TOO_LATE =
  'The database of DATABASE_URL does not answer in time. Is the address right, and does a firewall let it through?';
const UNTRUSTED =
  'The certificate of the server of DATABASE_URL is not trusted. Name its authority with sslrootcert=FILE in DATABASE_URL, or use sslmode=no-verify in a network that you trust.';

const BY_SYSTEM_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: NO_ANSWER,
  ECONNRESET: NO_ANSWER,
  ETIMEDOUT: TOO_LATE,
  EHOSTUNREACH: TOO_LATE,
  ENETUNREACH: TOO_LATE,
  ENOTFOUND: 'The host of DATABASE_URL is not known. Check its name.',
  EAI_AGAIN: 'The host of DATABASE_URL cannot be looked up: the name server does not answer.',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  CERT_HAS_EXPIRED: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: UNTRUSTED,
};

/** Errors for which the driver gives a message but no code. */
const BY_MESSAGE: readonly [RegExp, string][] = [
  [/timeout exceeded when trying to connect|due to connection timeout/, TOO_LATE],
  [/^Connection terminated|^Connection ended/, NO_ANSWER],
  [
    /does not support SSL/,
    `${SERVER} does not speak TLS. Take sslmode out of DATABASE_URL, or switch TLS on there.`,
  ],
  [
    /password must be a string|no password supplied/i,
    `${SERVER} asks for a password. Put it into DATABASE_URL or DATABASE_PASSWORD.`,
  ],
];

/** Why the database cannot be used; undefined for any other error. */
export function explainDatabaseFailure(error: Error): string | undefined {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    BY_SQL_STATE[code] ??
    BY_SYSTEM_CODE[code] ??
    BY_MESSAGE.find(([pattern]) => pattern.test(error.message))?.[1]
  );
}
