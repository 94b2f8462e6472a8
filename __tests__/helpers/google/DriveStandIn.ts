import type { drive_v3 } from '@googleapis/drive';
import { GoogleError } from './GoogleError';

/** A file of Drive, and what is in it. It lies in the folder of photos, and is shared, unless it says otherwise. */
export interface StandInFile extends drive_v3.Schema$File {
  readonly name: string;
  readonly bytes?: Buffer<ArrayBuffer>;
}

/** Pages are short: Google may give fewer files than it is asked for. */
const PAGE = 2;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What of a file is answered where no fields are asked for. */
const usual = ['kind', 'id', 'name', 'mimeType'];

/** The Drive of the account: what is shared with it. */
export class DriveStandIn {
  readonly files = new Map<string, StandInFile>();
  /** Folders that are shared with the account. */
  readonly folders = new Set(['the-folder']);

  list(asked: URLSearchParams): drive_v3.Schema$FileList {
    const size = Number(asked.get('pageSize') ?? 100);
    if (!(size >= 1)) throw invalid('pageSize');
    const folder = folderIn(asked.get('q') ?? '');
    if (!this.folders.has(folder)) throw new GoogleError(404, 'File not found: .', 'notFound');
    const found = [...this.files].filter(
      ([, { parents, trashed }]) => (parents ?? ['the-folder']).includes(folder) && !trashed,
    );
    const from = Number(asked.get('pageToken') ?? 0);
    if (!(from >= 0)) throw invalid('pageToken');
    const to = from + Math.min(size, PAGE);
    const files = found.slice(from, to).map(([id]) => this.about(id, asked));
    return {
      kind: 'drive#fileList',
      files,
      ...(to < found.length ? { nextPageToken: String(to) } : {}),
    };
  }

  about(id: string, asked: URLSearchParams): drive_v3.Schema$File {
    const { bytes, ...rest } = this.#file(id);
    const all = { kind: 'drive#file', id, mimeType: 'image/jpeg', ...rest };
    if (asked.has('fields')) return all;
    return Object.fromEntries(Object.entries(all).filter(([name]) => usual.includes(name)));
  }

  /** The bytes of a file; what Google itself makes, such as a document, has none. */
  media(id: string): Buffer {
    const { bytes, md5Checksum } = this.#file(id);
    if (bytes ?? md5Checksum) return bytes ?? Buffer.alloc(0);
    throw new GoogleError(
      403,
      'Only files with binary content can be downloaded. Use Export with Docs Editors files.',
      'fileNotDownloadable',
    );
  }

  /** Refuses what can't be exported as a workbook. @param sheet The id of the Google Sheet. */
  checkExport(id: string, mimeType: string | null, sheet: string): void {
    if (id !== sheet) throw new GoogleError(404, `File not found: ${id}.`, 'notFound');
    if (mimeType !== XLSX)
      throw new GoogleError(400, 'The requested conversion is not supported.', 'badRequest');
  }

  #file(id: string): StandInFile {
    const file = this.files.get(id);
    if (!file) throw new GoogleError(404, `File not found: ${id}.`, 'notFound');
    return file;
  }
}

/** The folder of a query. Of the language of queries it knows what is needed here, and refuses all else. */
function folderIn(query: string): string {
  const [, folder] = /^'([\w-]+)' in parents and trashed = false$/.exec(query) ?? [];
  if (!folder) throw invalid('q');
  return folder;
}

function invalid(parameter: string): GoogleError {
  return new GoogleError(400, `Invalid Value: ${parameter}`, 'invalid');
}
