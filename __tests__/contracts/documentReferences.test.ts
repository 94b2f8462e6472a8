import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sourceFiles } from '../helpers/sourceFiles';

const decisions = readdirSync('docs/decisions');
const documents = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const settings = ['deploy/nginx/nginx.conf.template', 'compose.yaml', '.env.example'];

const files = [
  ...sourceFiles('src', 'pages', 'styles', 'scripts', 'bench', 'e2e'),
  ...['README.md', ...documents, ...settings].map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  })),
];

/** The documents that a text names by their path, and the decisions that it names by their number, if they are missing. */
function missingDocuments(text: string): string[] {
  const paths = Array.from(text.matchAll(/\bdocs\/[\w/-]+\.md\b/g), ([path]) => path);
  const numbers = text.matchAll(/\bdecisions?[ /](\d{3})\b(?!-)/g);
  return [
    ...paths.filter((path) => !existsSync(path)),
    ...Array.from(numbers, ([, number = '']) => number).filter(
      (number) => !decisions.some((name) => name.startsWith(`${number}-`)),
    ),
  ];
}

describe('references to documents', () => {
  it('lead to existing ones, from code and from other documents', () => {
    const missing = files.flatMap(({ path, text }) =>
      missingDocuments(text).map((document) => `${path}: ${document}`),
    );
    expect(missing).toEqual([]);
  });
});
