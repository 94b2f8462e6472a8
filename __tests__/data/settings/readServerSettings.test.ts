import { readServerSettings } from '@/data/settings/readServerSettings';

describe('readServerSettings', () => {
  it('has a process work alone and show nothing, when nothing is set', () => {
    expect(readServerSettings({ SITE_REDIS: '', SITE_PROCESS: ' ' })).toEqual({
      redis: undefined,
      redisWaitMs: undefined,
      metrics: false,
      process: undefined,
    });
  });

  it('reads what is set', () => {
    const set = {
      SITE_REDIS: ' redis://cache:6379 ',
      SITE_REDIS_WAIT_MS: '5000',
      SITE_METRICS: 'yes',
      SITE_PROCESS: 'site-1',
    };
    expect(readServerSettings(set)).toEqual({
      redis: 'redis://cache:6379',
      redisWaitMs: 5_000,
      metrics: true,
      process: 'site-1',
    });
  });

  it.each(['redis://[::1]:6379/0', 'rediss://shop:a%2Fsecret@eu1.redis.example:6380/2'])(
    'accepts the address %s',
    (address) => {
      expect(readServerSettings({ SITE_REDIS: address }).redis).toBe(address);
    },
  );

  it.each([
    '127.0.0.1:6379',
    'redis://',
    'http://:secret@cache:6379',
    'redis://:secret@cache:6379/secret',
    'redis://:secret@cache:6379?db=1',
  ])('rejects the address %s without repeating it', (address) => {
    const reading = () => readServerSettings({ SITE_REDIS: address });
    expect(reading).toThrow(/SITE_REDIS: should be an address such as redis:/);
    expect(reading).not.toThrow(/secret/);
  });

  it.each([
    ['SITE_REDIS_WAIT_MS', '19'],
    ['SITE_REDIS_WAIT_MS', '5001'],
    ['SITE_REDIS_WAIT_MS', '0.2 s'],
    ['SITE_METRICS', 'true'],
    ['SITE_PROCESS', 'two words'],
    ['SITE_PROCESS', 'x'.repeat(61)],
  ])('rejects %s=%s by name', (name, value) => {
    expect(() => readServerSettings({ [name]: value })).toThrow(`${name}: should be`);
  });
});
