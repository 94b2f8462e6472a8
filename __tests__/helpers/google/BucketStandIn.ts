import type { storage_v1 } from '@googleapis/storage';
import { GoogleError } from './GoogleError';

/** A bucket of Cloud Storage. */
export class BucketStandIn {
  /** What it is called; undefined where Storage is not turned on. */
  name: string | undefined = 'test-shop.firebasestorage.app';
  readonly objects = new Map<string, storage_v1.Schema$Object & { readonly bytes: Buffer }>();

  about(bucket: string, name: string): storage_v1.Schema$Object {
    this.#let(bucket);
    const object = this.objects.get(name);
    if (!object) throw new GoogleError(404, `No such object: ${bucket}/${name}`, 'notFound');
    const { bytes, ...about } = object;
    return { ...about, size: String(bytes.length) };
  }

  /** @param about The first part of the upload. @param bytes The second. */
  insert(bucket: string, about: storage_v1.Schema$Object, bytes: Buffer): storage_v1.Schema$Object {
    this.#let(bucket);
    if (!about.name) throw new GoogleError(400, 'Required', 'required');
    this.objects.set(about.name, { ...about, bytes });
    return this.about(bucket, about.name);
  }

  #let(bucket: string): void {
    if (bucket !== this.name)
      throw new GoogleError(404, 'The specified bucket does not exist.', 'notFound');
  }
}
