import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { writeXlsx } from 'hucre/xlsx';
import { BucketStandIn } from './BucketStandIn';
import { checkBody, checkParameters, jsonOf } from './checkRequest';
import { DriveStandIn } from './DriveStandIn';
import { pickFields } from './fieldMask';
import { GoogleError } from './GoogleError';
import { type GoogleApi, type GoogleMethod, googleApi } from './googleMethods';
import { KeyStandIn } from './KeyStandIn';
import { multipart } from './multipart';
import { SheetStandIn } from './SheetStandIn';

/** The APIs by their hosts. */
const apis: Readonly<Record<string, GoogleApi>> = {
  'sheets.googleapis.com': googleApi('@googleapis/sheets/build/v4'),
  'www.googleapis.com': googleApi('@googleapis/drive/build/v3'),
  'storage.googleapis.com': googleApi('@googleapis/storage/build/v1'),
};

/** A request that its API knows. */
interface Asked {
  readonly api: GoogleApi;
  readonly method: GoogleMethod;
  /** The parameters in the path. */
  readonly inPath: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly type: string;
  readonly body: Buffer;
}

/** An answer's JSON with the name of its schema, or bytes. */
type Answer = readonly [json: object, schema: string] | Buffer;

/**
 * Google's Sheets, Drive and Cloud Storage on this machine: http://<address>/<host>/<path>. Methods, paths, parameters and
 * bodies are those that Google's generated clients know; all others are refused as Google refuses them.
 */
export async function googleServer() {
  const sheet = new SheetStandIn();
  const drive = new DriveStandIn();
  const bucket = new BucketStandIn();
  const key = new KeyStandIn();
  /** Errors that are answered instead, by how verb, host and path begin. */
  const faults = new Map<string, GoogleError>();
  const asked: string[] = [];

  const methods: Readonly<Record<string, (request: Asked) => Answer | Promise<Answer>>> = {
    'Spreadsheets.get': ({ query }) => [
      sheet.get(
        query.getAll('ranges'),
        query.has('fields') || query.get('includeGridData') === 'true',
      ),
      'Spreadsheet',
    ],
    'Spreadsheets.Values.batchUpdate': ({ body }) => [
      sheet.batchUpdate(Object(jsonOf(body))),
      'BatchUpdateValuesResponse',
    ],
    'Files.list': ({ query }) => [drive.list(query), 'FileList'],
    'Files.get': ({ inPath: { fileId = '' }, query }) =>
      query.get('alt') === 'media' ? drive.media(fileId) : [drive.about(fileId, query), 'File'],
    'Files.export': async ({ inPath: { fileId = '' }, query }) => {
      drive.checkExport(fileId, query.get('mimeType'), sheet.id);
      const sheets = [...sheet.tables].map(([name, rows]) => ({ name, rows }));
      return Buffer.from(await writeXlsx({ sheets }));
    },
    'Objects.get': ({ inPath: { bucket: name = '', object = '' } }) => [
      bucket.about(name, object),
      'Object',
    ],
    'Objects.insert': ({ api, method, inPath: { bucket: name = '' }, type, body }) => {
      if (!method.takesMedia)
        throw new GoogleError(400, 'Upload requests must have an upload URL.');
      const { about, bytes } = multipart(type, body);
      checkBody(about, 'Object', api);
      return [bucket.insert(name, Object(about), bytes), 'Object'];
    },
  };

  async function answerTo(request: IncomingMessage): Promise<object | Buffer> {
    const [, host = '', path = '', search] =
      /^\/([^/]+)(\/[^?]*)(\?.*)?$/.exec(request.url ?? '') ?? [];
    const what = `${request.method} ${host}${path}`;
    asked.push(`${what}${search ?? ''}`);
    const body = await buffer(request);
    const fault = [...faults].find(([begin]) => what.startsWith(begin));
    if (fault) throw fault[1];
    if (what === 'POST oauth2.googleapis.com/token')
      return key.token(new URLSearchParams(body.toString()));
    const api = apis[host];
    const found = api?.methods.filter((one) => one.path.test(path)) ?? [];
    const method = found.find(({ verb }) => verb === request.method);
    if (!api || !method) throw new GoogleError(404, `The requested URL ${path} was not found.`);
    if (!/^Bearer ./.test(request.headers.authorization ?? ''))
      throw new GoogleError(401, 'Request is missing required authentication credential.');
    const query = new URLSearchParams(search);
    checkParameters(method, query);
    const type = request.headers['content-type'] ?? '';
    if (method.body && !method.takesMedia) checkBody(jsonOf(body), method.body, api);
    const answer = methods[method.name];
    if (!answer) throw new GoogleError(501, `The imitation does not do ${method.name}.`);
    const groups = Object.entries(method.path.exec(path)?.groups ?? {});
    const inPath: Asked['inPath'] = Object.fromEntries(
      groups.map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    if (host.startsWith('sheets') && inPath.spreadsheetId !== sheet.id)
      throw new GoogleError(404, 'Requested entity was not found.');
    const whole = await answer({
      api,
      method,
      inPath,
      query,
      type,
      body,
    });
    if (Buffer.isBuffer(whole)) return whole;
    const [json, schema] = whole;
    const fields = query.get('fields');
    return fields ? Object(pickFields(json, fields, schema, api)) : json;
  }

  const server = createServer(async (request, response) => {
    const answer = await answerTo(request).catch((cause: unknown) => cause);
    if (Buffer.isBuffer(answer)) {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(answer);
      return;
    }
    const error = answer instanceof Error ? answer : undefined;
    const { code, body } =
      error instanceof GoogleError ? error : new GoogleError(500, String(error?.message));
    response
      .writeHead(error ? code : 200, { 'content-type': 'application/json; charset=UTF-8' })
      .end(JSON.stringify(error ? body : answer));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    ...{ sheet, drive, bucket, key, faults },
    address: `http://127.0.0.1:${port}`,
    /** The requests so far: verb, host, path and query. */
    asked: () => [...asked],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
