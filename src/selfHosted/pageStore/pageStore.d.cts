/** The part of the page store that tests use. Next itself loads the file without types. */
export default class PageStore {
  constructor(context: object);
  get(key: string, context: object): Promise<object | null>;
  set(key: string, data: object | null, context: object): Promise<void>;
}
