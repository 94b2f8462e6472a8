import { processState, type ReadingState } from '@/data/processState';

/** Gives this process a reading of that name: read at a time, failing, or as these facts say. */
export function keptReading(name: string, facts: Partial<ReadingState>): void {
  const { readings } = processState();
  const kept = readings.get(name) ?? { isRetried: false };
  readings.set(name, { ...kept, ...facts });
}
