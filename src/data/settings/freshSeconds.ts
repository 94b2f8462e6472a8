import { processState } from '../processState';
import { readFreshSeconds } from './readSourceSettings';

/**
 * The `revalidate` time of pages in seconds, parsed once per process, because every reading asks for it.
 * @throws SettingsError as `readFreshSeconds`.
 */
export function freshSeconds(): number {
  const state = processState();
  state.freshSeconds ??= readFreshSeconds(process.env);
  return state.freshSeconds;
}
