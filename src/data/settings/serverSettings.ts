import { type Environment, parseSettings } from './parseSettings';

/** How a process of `next start` works with others and its operator. @throws SettingsError */
export function readServerSettings(environment: Environment) {
  const given = parseSettings(environment, /^SITE_/);
  return {
    /** The Redis that processes share; undefined for a single process. */
    redis: given.SITE_REDIS,
    /** In milliseconds; undefined for the usual wait. */
    redisWaitMs: given.SITE_REDIS_WAIT_MS,
    metrics: given.SITE_METRICS ?? false,
  };
}
