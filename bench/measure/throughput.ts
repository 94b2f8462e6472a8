import autocannon from 'autocannon';
import { BENCH_PATH } from '../benchShelf';
import type { Contestant } from '../contestants/Contestant';

const SECONDS = 5;

/** Requests a second of the shelf's page, which is made already, by one process for ten visitors at a time. */
export async function throughput({ address }: Contestant): Promise<number> {
  const { requests } = await autocannon({
    url: address + BENCH_PATH,
    connections: 10,
    duration: SECONDS,
    headers: { 'accept-encoding': 'gzip' },
  });
  return requests.average;
}
