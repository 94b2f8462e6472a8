/** The part of Next's cache handler that its tests use; Next itself loads the file without types. */
export default class WholeFileCache {
  constructor(context: object);
  set(key: string, data: object, context: object): Promise<void>;
}
