import { spawnSync } from 'node:child_process';
import { withoutSettings } from '../../../e2e/withoutSettings';
import { describeWithEmulator, emulatorAddress, emulatorDatabase } from '../../helpers/emulator';

const project = 'demo-commands-shelves';

describeWithEmulator('catalogue:push --shelves', () => {
  it('adds the rows of the named shelves beside what the owner changed', async () => {
    const database = emulatorDatabase(project);
    const own = { kind: 'group', slug: 'makeup', title: 'For your face' };
    await database.commit([{ collection: 'SHELVES', id: 'group-makeup', fields: own }]);
    const command = ['scripts/withShop.ts', 'cataloguePush', '--shelves', 'Primer, Foundation'];
    const to = ['--project', project, '--emulator', emulatorAddress(), '--yes'];
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', ...command, ...to], {
      encoding: 'utf8',
      env: { ...process.env, ...withoutSettings },
    });
    expect(stdout).toContain('Done: 2 documents new, 0 overwritten');
    const rows = await database.list('SHELVES');
    expect([...rows.keys()].sort()).toEqual(['Foundation', 'Primer', 'group-makeup']);
    expect(rows.get('group-makeup')?.fields).toEqual(own);
  });
});
