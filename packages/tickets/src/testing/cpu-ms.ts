/** Milliseconds of processor time of this thread so far, without the machine's other work. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
