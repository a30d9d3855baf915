import autocannon from 'autocannon';
import type { Traveller } from './fill-database.ts';
import { cpuMsOf, cpuMsOfTree } from './process-use.ts';

export interface Served {
  readonly requestsPerSec: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time a request, in microseconds: of the server, and of PostgreSQL. */
  readonly serverUs: number;
  readonly databaseUs: number;
  /** Connections that failed, and answers that did not come within ten seconds. */
  readonly failed: number;
}

export interface Load {
  readonly url: string;
  readonly serverPid: number;
  readonly databasePid: number;
  readonly travellers: readonly Traveller[];
  readonly path: (traveller: Traveller) => string;
  readonly connections: number;
  readonly seconds: number;
}

/** Each is prepared for each client before the load begins. */
const READS_A_CLIENT = 20;

/** What a browser sends with each read. */
const HEADERS = { accept: '*/*', 'accept-encoding': 'gzip, deflate, br' };

/**
 * Each connection reads for one traveller after the other and starts with a different one; otherwise all would read
 * for the same traveller at once. Throws if the server refuses a request.
 */
export async function load(options: Load): Promise<Served> {
  const { url, serverPid, databasePid, travellers, path, connections, seconds } = options;
  const before = [cpuMsOf(serverPid), cpuMsOfTree(databasePid)] as const;
  const requests = travellers.map((traveller) => ({
    path: path(traveller),
    headers: { ...HEADERS, cookie: `ooo_session=${traveller.secret}` },
  }));
  let client = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // Each client prepares these before `setupClient` gives it its own: a thousand a client took seconds of the run.
    requests: requests.slice(0, 1),
    setupClient: (one) => {
      const start = Math.floor((requests.length * client) / connections);
      one.setRequests([...requests, ...requests].slice(start, start + READS_A_CLIENT));
      client += 1;
    },
  });
  const answered = result['2xx'];
  if (result.non2xx > 0) throw new Error(`${result.non2xx} reads were refused (${url}).`);
  return {
    requestsPerSec: answered / result.duration,
    failed: result.errors,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    serverUs: ((cpuMsOf(serverPid) - before[0]) * 1000) / answered,
    databaseUs: ((cpuMsOfTree(databasePid) - before[1]) * 1000) / answered,
  };
}
