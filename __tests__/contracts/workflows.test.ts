import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';

const FOLDER = '.github/workflows';

const form = z.looseObject({
  permissions: z.unknown(),
  jobs: z.record(
    z.string(),
    z.looseObject({ steps: z.array(z.looseObject({ uses: z.string().optional() })) }),
  ),
});

/** Whether a part of a workflow can see a secret. */
function seesSecrets(part: unknown): boolean {
  return JSON.stringify(part).includes('secrets.');
}

describe.each(readdirSync(FOLDER))('the workflow %s', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const { jobs, ...workflow } = form.parse(load(text));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('takes actions by commit, with the version beside it', () => {
    const actions = Array.from(text.matchAll(/uses: (.+)/g), ([, action = '']) => action);
    expect(actions).toHaveLength(steps.filter(({ uses }) => uses).length);
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may read the repository only, and leaves no token in the folder', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) expect(job).not.toHaveProperty('permissions');
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).toEqual(
      checkouts.map((step) => ({ ...step, with: { 'persist-credentials': false } })),
    );
  });

  it('shows secrets to no more than one step', () => {
    const others = Object.values(jobs).map(({ steps: _steps, ...job }) => job);
    expect([workflow, ...others].filter(seesSecrets)).toEqual([]);
    expect(steps.filter(seesSecrets).length).toBeLessThanOrEqual(1);
  });
});
