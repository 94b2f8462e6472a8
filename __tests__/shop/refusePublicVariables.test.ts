import { refusePublicVariables } from '@/shop/refusePublicVariables';
import { SettingsError } from '@/shop/SettingsError';

function stop(environment: Record<string, string>): SettingsError {
  try {
    refusePublicVariables(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error;
  }
  throw new Error('Nothing was refused');
}

describe('refusePublicVariables', () => {
  it.each([
    ['nothing', {}],
    ['the settings of this site', { FIREBASE_API_KEY: 'a', SHOP_NAME: 'b', NODE_ENV: 'test' }],
    ['variables that Vercel sets', { NEXT_PUBLIC_VERCEL_ENV: 'production' }],
    ['an empty variable, which counts as not set', { NEXT_PUBLIC_A: '', NEXT_PUBLIC_B: ' ' }],
    ['names that only contain the prefix', { MY_NEXT_PUBLIC_A: 'a', NEXT_TELEMETRY_DISABLED: '1' }],
  ])('allows %s', (_what, environment) => {
    expect(() => refusePublicVariables(environment)).not.toThrow();
  });

  it.each(['NEXT_PUBLIC_FIREBASE_API_KEY', 'NEXT_PUBLIC_', 'NEXT_PUBLIC_VERCELTOKEN'])(
    'rejects %s by name, with the reason',
    (name) => {
      expect(stop({ [name]: 'secret' }).message).toMatch(
        new RegExp(`- ${name}: remove it; .* every visitor's browser`),
      );
    },
  );

  it('names all public variables at once', () => {
    const { message } = stop({ NEXT_PUBLIC_A: 'a', SHOP_NAME: 'b', NEXT_PUBLIC_C: 'c' });
    expect(message).toMatch(/NEXT_PUBLIC_A: .*\n.*NEXT_PUBLIC_C: /);
    expect(message).not.toContain('SHOP_NAME');
  });

  it('does not reveal their values', () => {
    expect(stop({ NEXT_PUBLIC_KEY: 'AIzaSy-secret' }).message).not.toContain('AIzaSy');
  });
});
