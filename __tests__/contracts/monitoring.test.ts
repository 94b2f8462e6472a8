import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import { processState } from '@/data/processState';
import { openMetrics } from '@/selfHosted/metrics/openMetrics';
import { resetCaches } from '../helpers/resetCaches';

/* The files of deploy/monitoring/ name metrics of the site and paragraphs of docs/running.md. Here they are compared. */

/** Metrics that Prometheus itself and its blackbox exporter make. */
const OTHERS = ['up', 'probe_success', 'probe_ssl_earliest_cert_expiry'];

const text = z.string().min(1);
const alarmsForm = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: text,
          expr: text,
          for: text,
          labels: z.object({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.object({ summary: text, action: text, guide: text }),
        }),
      ),
    }),
  ),
});
const boardForm = z.object({
  panels: z.array(z.object({ title: text, targets: z.array(z.object({ expr: text })).min(1) })),
});

const { groups } = alarmsForm.parse(load(readFileSync('deploy/monitoring/alarms.yml', 'utf8')));
const alarms = groups.flatMap(({ rules }) => rules);
const { panels } = boardForm.parse(
  JSON.parse(readFileSync('deploy/monitoring/board.json', 'utf8')),
);
const expressions = [
  ...alarms.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The names of metrics in an expression: what is no label, function, keyword, time or number. */
function metricsIn(expression: string): string[] {
  const plain = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:\w+ by|on) ?\([^)]*\)/g, ' ');
  return plain.match(/\b(?!(?:and|or|unless)\b)[a-z]\w*\b(?!\()/g) ?? [];
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(document: string): string[] {
  return Array.from(readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

describe('alarms and board', () => {
  let known: string[] = [];

  beforeAll(async () => {
    await openMetrics();
    const shown = (await processState().counters?.text()) ?? '';
    const ours = Array.from(shown.matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name);
    known = [...OTHERS, ...ours];
  });
  afterAll(resetCaches);

  it.each(expressions)('%s asks for metrics that there are', (_name, expression) => {
    const asked = metricsIn(expression);
    expect(asked).not.toEqual([]);
    expect(known).toEqual(expect.arrayContaining(asked));
  });

  it.each(alarms.map(({ alert, annotations }) => [alert, annotations.guide] as const))(
    '%s leads to a paragraph: %s',
    (_name, guide) => {
      const [document = '', anchor = ''] = guide.split('#');
      expect(document).toBe('docs/running.md');
      expect(anchorsOf(document)).toContain(anchor);
    },
  );
});

describe('metricsIn', () => {
  it('finds names only', () => {
    expect(
      metricsIn(
        'sum by (kind) (rate(a_total{job="x",status=~"5.."}[5m])) > 1 and on(job) (b - time()) / 86400 < 14 or vector(0)',
      ),
    ).toEqual(['a_total', 'b']);
  });
});
