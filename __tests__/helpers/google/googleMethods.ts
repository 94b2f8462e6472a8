import { readFileSync } from 'node:fs';

/** A method of a Google API, as its generated client knows it. */
export interface GoogleMethod {
  /** Such as Spreadsheets.Values.batchGet. */
  readonly name: string;
  readonly verb: string;
  /** Matches a whole path; its groups are the parameters in the path. */
  readonly path: RegExp;
  /** Types by parameter, such as string, boolean, number, string[]. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The schema of the body. */
  readonly body: string | undefined;
  /** For uploads. */
  readonly takesMedia: boolean;
}

/** Types by field. */
export type Schema = ReadonlyMap<string, string>;

export interface GoogleApi {
  readonly methods: readonly GoogleMethod[];
  readonly schemas: ReadonlyMap<string, Schema>;
}

/**
 * Reads methods, parameters and schemas from a generated client, which Google makes from its discovery documents.
 * @param file Such as @googleapis/sheets/build/v4, without its ending.
 */
export function googleApi(file: string): GoogleApi {
  const types = readFileSync(require.resolve(`${file}.d.ts`), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const code = readFileSync(require.resolve(`${file}.js`), 'utf8');
  const shapes = new Map(
    [...types.matchAll(/interface (\S+)[^{\n]*\{\n(.*?)\n {4}\}/gs)].map(
      ([, name = '', body = '']) => [name, fieldsOf(body)] as const,
    ),
  );
  const methods = code
    .split(/class Resource\$/)
    .slice(1)
    .flatMap((text) => methodsOf(text, shapes));
  const schemas = [...shapes].filter(([name]) => name.startsWith('Schema$'));
  return { methods, schemas: new Map(schemas.map(([name, shape]) => [name.slice(7), shape])) };
}

function fieldsOf(body: string): Schema {
  return new Map(
    [...body.matchAll(/^ {8}'?([\w$.]+)'?\?: ([^;{]+|\{)/gm)].map(([, name = '', type = '']) => [
      name,
      type.replaceAll('Schema$', '').replace(' | null', '').trim(),
    ]),
  );
}

function methodsOf(text: string, shapes: ReadonlyMap<string, Schema>): GoogleMethod[] {
  const [resource = ''] = text.split(' ');
  return text
    .split(/\n {8}(?=\w+\(paramsOrCallback)/)
    .slice(1)
    .flatMap((method) => {
      const [called = ''] = method.split('(');
      const verb = /method: '(\w+)'/.exec(method)?.[1] ?? '';
      const own = `Params$Resource$${resource}$${called[0]?.toUpperCase()}${called.slice(1).toLowerCase()}`;
      const all = new Map([
        ...(shapes.get('StandardParameters') ?? []),
        ...(shapes.get(own) ?? []),
      ]);
      const body = all.get('requestBody');
      const inPath = /pathParams: \[(.*?)\]/.exec(method)?.[1]?.match(/\w+/g) ?? [];
      const ours = ['auth', 'requestBody', 'media', ...inPath];
      const parameters = new Map([...all].filter(([name]) => !ours.includes(name)));
      return [...method.matchAll(/(url|mediaUrl): \(rootUrl \+\s*'(.*?)'\)/g)].map(
        ([, which, path = '']) => ({
          name: `${resource.replaceAll('$', '.')}.${called}`,
          ...{ verb, path: pathPattern(path), parameters, body, takesMedia: which === 'mediaUrl' },
        }),
      );
    });
}

function pathPattern(path: string): RegExp {
  const source = path
    .replace(/[.:$]/g, '\\$&')
    .replace(/\{\+?(\w+)\}/g, (_, name: string) => `(?<${name}>[^/:]+)`);
  return new RegExp(`^${source}$`);
}
