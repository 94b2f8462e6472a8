/** The part of the page store that tests use. Next itself loads the file without types. */
export default class PageStore {
  get(key: string): Promise<{ readonly value: object; readonly lastModified: number } | null>;
  set(key: string, value: object | null, context?: object): Promise<void>;
}
