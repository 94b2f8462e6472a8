import { spawnSync } from 'node:child_process';
import { withoutSettings } from '../../e2e/withoutSettings';
import { describeWithEmulator, emulatorAddress, emulatorDatabase } from '../helpers/emulator';

const project = 'demo-commands-shelves';

/** Pushes the rows of these shelves as an owner does who agrees. */
function push(shelves: string) {
  const to = ['--project', project, '--emulator', emulatorAddress(), '--yes'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/withShop.ts', 'cataloguePush', '--shelves', shelves, ...to],
    { encoding: 'utf8', env: { ...process.env, ...withoutSettings } },
  );
  return { status, stdout, stderr };
}

describeWithEmulator('catalogue:push --shelves', () => {
  it('adds the rows of the named shelves, and more of them later beside what the owner changed', async () => {
    const database = emulatorDatabase(project);
    expect(push('Primer').stdout).toContain('Done: 2 documents new, 0 overwritten');
    const own = { kind: 'group', slug: 'makeup', title: 'For your face' };
    await database.commit([{ collection: 'SHELVES', id: 'group-makeup', fields: own }]);
    expect(push('Primer, Foundation').stdout).toContain('Done: 1 document new, 0 overwritten');
    const rows = await database.list('SHELVES');
    expect([...rows.keys()].sort()).toEqual(['Foundation', 'Primer', 'group-makeup']);
    expect(rows.get('group-makeup')?.fields).toEqual(own);
    expect(push('Soap')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no shelf "Soap"'),
    });
  });
});
