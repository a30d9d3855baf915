import { createServer } from 'node:net';

/** Rejects with the error of listening. Asked before the database starts, so that the answer is quick. */
export async function assertPortIsFree({
  port,
  host,
}: {
  port: number;
  host: string;
}): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => {
      probe.close(() => resolve());
    });
  });
}
