import { freePort } from '../../scripts/testing/freePort';

/** Different ports of this machine that are free at the moment. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
