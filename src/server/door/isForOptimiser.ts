/** Whether Next could take an address for its image optimiser's, whatever it makes of repeated and turned slashes. */
export function isForOptimiser(target: string): boolean {
  return target.replace(/[\\/]+/g, '/').startsWith('/_next/image');
}
