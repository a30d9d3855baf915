/** Milliseconds that this thread has worked so far: what else the machine does is not counted. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
