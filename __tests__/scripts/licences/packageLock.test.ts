import { packageName } from '../../../scripts/licences/packageLock';

describe('packageName', () => {
  it.each([
    ['node_modules/zod', {}, 'zod'],
    ['node_modules/@img/sharp-wasm32', {}, '@img/sharp-wasm32'],
    ['node_modules/next/node_modules/postcss', {}, 'postcss'],
    ['node_modules/@a/b/node_modules/@c/d', {}, '@c/d'],
    ['node_modules/wrap-ansi-cjs', { name: 'wrap-ansi' }, 'wrap-ansi'],
  ])('reads from %s with %j: %s', (path, entry, name) => {
    expect(packageName(path, entry)).toBe(name);
  });
});
