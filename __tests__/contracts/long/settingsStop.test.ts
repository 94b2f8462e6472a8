import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { DEMO_DIST } from '../../../e2e/sites';
import { withoutSettings } from '../../../e2e/withoutSettings';

describe('the error of next.config.ts', () => {
  it('ends next build with the names of the variables and without a stack', async () => {
    const next = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'build'], {
      env: {
        ...process.env,
        ...withoutSettings,
        NODE_ENV: 'production',
        SHOP_PHONE: '12',
        SITE_ADDRESS: 'example.com',
        E2E_DIST: DEMO_DIST,
      },
    });
    const [said, complained, [status]] = await Promise.all([
      text(next.stdout),
      text(next.stderr),
      once(next, 'close'),
    ]);
    expect(said + complained).toContain('SHOP_PHONE: should be an Indian number of ten digits');
    expect(said + complained).toContain('SITE_ADDRESS: should be the site');
    expect(said + complained).not.toMatch(/^ +at /m);
    expect(status).toBe(1);
  });
});
