/** True for the names and addresses by which a machine reaches itself alone. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    hostname === '::1' ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}
