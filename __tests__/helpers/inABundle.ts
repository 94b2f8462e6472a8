/** What a module exports as one page's server bundle has it: in an instance of its own, all that it imports included. */
export function inABundle<Exports extends object>(path: string): Exports {
  let exports: Exports | undefined;
  jest.isolateModules(() => {
    exports = jest.requireActual<Exports>(path);
  });
  if (!exports) throw new Error(`There is no module ${path}`);
  return exports;
}
