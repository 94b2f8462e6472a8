/**
 * The exports of a module as in another page's server bundle: a separate instance, with its own instances of all
 * imports.
 */
export function importFresh<Exports extends object>(path: string): Exports {
  let exports: Exports | undefined;
  jest.isolateModules(() => {
    exports = jest.requireActual<Exports>(path);
  });
  if (!exports) throw new Error(`There is no module ${path}`);
  return exports;
}
