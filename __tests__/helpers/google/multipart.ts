import { GoogleError } from './GoogleError';

/**
 * The two parts of an upload: what the object is, as JSON, and its bytes.
 * Source: cloud.google.com/storage/docs/uploads-downloads (multipart/related, RFC 2387).
 * @throws GoogleError for what is not made of two parts with a type each.
 */
export function multipart(type: string, body: Buffer): { about: unknown; bytes: Buffer } {
  const [, boundary] = /^multipart\/related; *boundary="?([^"]+)"?$/.exec(type) ?? [];
  const text = body.toString('latin1');
  const end = text.lastIndexOf(`--${boundary}--`);
  const [before, ...parts] = text.slice(0, end).split(`--${boundary}\r\n`);
  const [about, media] = parts.map((part) => /^(.*?)\r\n\r\n(.*)\r\n$/s.exec(part) ?? []);
  const isWhole = boundary && end > 0 && before === '' && parts.length === 2;
  if (!isWhole || !isJson(about?.[1]) || !/^content-type: *\w+\/\w+/im.test(media?.[1] ?? ''))
    throw new GoogleError(400, 'Malformed multipart body.', 'badContent');
  const json = Buffer.from(about?.[2] ?? '', 'latin1').toString();
  return { about: JSON.parse(json), bytes: Buffer.from(media?.[2] ?? '', 'latin1') };
}

function isJson(headers = ''): boolean {
  return /^content-type: *application\/json\b/im.test(headers);
}
