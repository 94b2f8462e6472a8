import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { categories } from '@/catalogue/categories';
import { scripts } from '../../package.json';
import { sourceFiles } from '../helpers/sourceFiles';

const decisions = readdirSync('docs/decisions');
const settings = ['deploy/nginx/nginx.conf.template', 'compose.yaml', '.env.example'];
const readme = readFileSync('README.md', 'utf8');
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** npm commands that need no script in package.json. */
const npmsOwn = ['ci', 'install'];
/** What the reader's own work creates: settings, and a build. */
const madeByTheReader = ['.env.local', '.next'];
function firstGroups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

/** Targets of links and pictures in a document, except other sites and anchors on the same page. */
function relativeTargets(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return [
    ...firstGroups(prose, /\]\(\s*<?([^)\s>]+)/g),
    ...firstGroups(prose, /^\s*\[[^\]]+\]:\s*(\S+)/gm),
    ...firstGroups(prose, /\b(?:src|href)="([^"]+)"/g),
  ].filter((target) => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(target));
}

/** A target as a path from the root of the repository; a leading `/` means that root too. */
function fromRoot(document: string, target: string): string {
  const file = decodeURI(target.replace(/[#?].*$/, ''));
  return path.join(file.startsWith('/') ? '.' : path.dirname(document), file);
}

function namedScripts(markdown: string): string[] {
  return [
    ...firstGroups(markdown, /\bnpm (?:run )?([a-z][\w:-]*)/g).filter(
      (name) => !npmsOwn.includes(name),
    ),
    ...firstGroups(markdown, /`([a-z]+(?::[a-z]+)+)`/g),
  ];
}

/** Code spans in a line that look like a file or folder; `/x` is an address of the site. */
function namedPaths(line: string): string[] {
  return firstGroups(line, /`([^`\s]+)`/g).filter(
    (code) =>
      /^[\w.[<][\w.[\]<>/-]*$/.test(code) &&
      (/^\.|\//.test(code) || /\.(?:tsx?|json|md|rules)$/.test(code)),
  );
}

/** Named paths that do not exist, neither at the root nor in a folder that the same line names. */
function missingPaths(line: string): string[] {
  const paths = namedPaths(line);
  const folders = ['.', ...paths.filter((file) => file.endsWith('/'))];
  return paths
    .filter((file) => !madeByTheReader.includes(file))
    .flatMap(eachCategory)
    .filter((file) => !folders.some((folder) => existsSync(path.join(folder, file))))
    .filter((file) => !isModule(file));
}

/** Whether the name is an importable module, such as `next/image`. */
function isModule(name: string): boolean {
  return ['', '.js'].some((ending) => existsSync(path.join('node_modules', name + ending)));
}

/** `<slug>` stands for the slug of any category. */
function eachCategory(file: string): string[] {
  return file.includes('<slug>')
    ? categories.map(({ slug }) => file.replace('<slug>', slug))
    : [file];
}

describe('the README', () => {
  it('is under 100 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThan(100);
  });

  it('has the test command that .ci/run extracts from it', () => {
    const extraction = /^test_command=\$\((.+)\)$/m.exec(readFileSync('.ci/run', 'utf8'))?.[1];
    const taken = execFileSync('bash', ['-c', extraction ?? 'exit 1'], { encoding: 'utf8' });
    const fenced = /^<!-- test -->\n```sh\n([\s\S]*?)\n```$/m.exec(readme)?.[1];
    expect(fenced).toMatch(/^npm .*\bnpm test$/);
    expect(taken).toBe(`${fenced}\n`);
  });
});

describe('the README and the documents', () => {
  const faults = (faultsOf: (text: string, document: string) => string[]) =>
    documents.flatMap((document) =>
      faultsOf(readFileSync(document, 'utf8'), document).map((fault) => `${document}: ${fault}`),
    );

  it('link to and show only existing files', () => {
    const targets = (text: string, document: string) =>
      relativeTargets(text).map((target) => fromRoot(document, target));
    const absent = (file: string) => !existsSync(file);
    expect(faults((...read) => targets(...read).filter(absent))).toEqual([]);
  });

  it('name only npm scripts that package.json has', () => {
    const unknown = (name: string) => !Object.hasOwn(scripts, name);
    expect(faults((text) => namedScripts(text).filter(unknown))).toEqual([]);
  });

  it('name only existing files and folders', () => {
    expect(faults((text) => text.split('\n').flatMap(missingPaths))).toEqual([]);
  });
});

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

describe('code and settings', () => {
  it('name only documents that exist', () => {
    const files = [
      ...sourceFiles('src', 'pages', 'styles', 'scripts', 'bench', 'e2e'),
      ...[...documents, ...settings].map((path) => ({ path, text: readFileSync(path, 'utf8') })),
    ];
    const missing = files.flatMap(({ path, text }) =>
      missingDocuments(text).map((document) => `${path}: ${document}`),
    );
    expect(missing).toEqual([]);
  });
});
