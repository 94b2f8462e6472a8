import { type ReadingState, readings } from '@/data/readings';

/** Gives this process a reading of that name: read at a time, failing, or as these facts say. */
export function keptReading(name: string, facts: Partial<ReadingState>): void {
  readings().set(name, { ...readings().get(name), ...facts });
}
