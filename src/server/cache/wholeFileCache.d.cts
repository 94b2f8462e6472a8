/** The part of Next's cache handler that its tests use; Next itself loads the file without types. */
export default class WholeFileCache {
  constructor(context: object);
  get(key: string, context: object): Promise<object | null>;
  set(key: string, data: object | null, context: object): Promise<void>;
}
