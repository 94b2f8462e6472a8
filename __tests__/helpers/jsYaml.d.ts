/** The part of js-yaml that tests use: the version that Jest brings has no types. */
declare module 'js-yaml' {
  export function load(text: string): unknown;
}
