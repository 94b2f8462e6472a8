/** Whether Next takes an address for its image optimiser's: it resolves dots, turned slashes and repeated ones. */
export function isForOptimiser(target: string): boolean {
  const address = `http://localhost/${target.replace(/^[\\/]+/, '')}`;
  if (!URL.canParse(address)) return false;
  return new URL(address).pathname.replace(/\/+/g, '/').startsWith('/_next/image');
}
