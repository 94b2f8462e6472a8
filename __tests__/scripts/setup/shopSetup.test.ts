import { spawnSync } from 'node:child_process';
import path from 'node:path';

describe('shop:setup without a terminal', () => {
  it('says that it needs one, and how to do without', () => {
    const script = path.resolve('scripts/shopSetup.ts');
    const command = ['--import', require.resolve('tsx'), script];
    const { status, stderr } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/needs a terminal\. Without one, copy \.env\.example to \.env\.local/);
  });
});
