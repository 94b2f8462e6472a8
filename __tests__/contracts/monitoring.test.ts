import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { processState } from '@/data/processState';
import { openMetrics } from '@/selfHosted/metrics/openMetrics';
import { resetCaches } from '../helpers/resetCaches';

describe.each(['alarms.yml', 'board.json'])('deploy/monitoring/%s', (file) => {
  const text = readFileSync(`deploy/monitoring/${file}`, 'utf8');
  afterAll(resetCaches);

  it('is well formed, and asks for metrics that /api/metrics shows', async () => {
    expect(load(text)).toEqual(expect.any(Object));
    await openMetrics();
    const shown = String(await processState().counters?.text());
    const asked = [...new Set(text.match(/\b(?:site|nodejs|process)_[a-z_\d]+/g))];
    expect(asked.length).toBeGreaterThan(4);
    for (const name of asked) expect(shown).toContain(`# TYPE ${name} `);
  });
});
