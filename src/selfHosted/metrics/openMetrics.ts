import type { Counted, Counters } from '@/data/log/Counters';
import { processState } from '@/data/processState';
import type { SharedStore } from '@/data/readings/SharedStore';
import { countRequests } from './countRequests';

/** The counters beside requests, with their outcome's label. */
const counted: { readonly [Name in keyof Counted]: readonly [name: string, help: string] } = {
  databaseRead: ['site_database_reads_total', 'Reads of the database, which are billed'],
  sharedReading: [
    'site_shared_readings_total',
    'Readings that were needed: found in Redis, waited for, or read by this process',
  ],
  failure: ['site_failures_total', 'Pages and answers of the API that could not be made'],
  redisError: ['site_redis_errors_total', 'Failures of Redis'],
};

/** Starts to count what this process does, for /api/metrics. */
export async function openMetrics(): Promise<void> {
  const { collectDefaultMetrics, Counter, Gauge, Registry } = await import('prom-client');
  const registers = [new Registry()] as const;
  const [register] = registers;
  collectDefaultMetrics({ register });

  const counterOf = ([name, help]: readonly [string, string], ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: [...registers] });
  const requests = counterOf(['site_requests_total', 'Requests answered'], 'kind', 'status');
  const others = new Map(
    Object.entries(counted).map(([kind, names]) => [kind, counterOf(names, 'outcome')] as const),
  );
  const gaugeOf = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [...registers],
      collect() {
        const value = read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  gaugeOf(
    'site_failing_collections',
    'Collections whose latest reading by this process failed',
    () => [...processState().readings.values()].filter(({ isFailing }) => isFailing).length,
  );
  gaugeOf(
    'site_redis_up',
    'Whether this process shares readings through Redis now; absent without Redis',
    () => redisUp(processState().sharedStore),
  );

  const counters: Counters = {
    count: (kind, outcome) => others.get(kind)?.inc({ outcome }),
    contentType: register.contentType,
    text: () => register.metrics(),
  };
  processState().counters = counters;
  countRequests((kind, status) => requests.inc({ kind, status }));
}

/** Undefined without Redis: an alarm would take 0 for a lost one. */
function redisUp(store: SharedStore | undefined): 0 | 1 | undefined {
  if (!store) return undefined;
  return store.state === 'ok' ? 1 : 0;
}
