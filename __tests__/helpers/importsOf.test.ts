import { importsOf } from './importsOf';

function imported(text: string) {
  return importsOf({ path: 'src/views/home/Hero.tsx', text });
}

describe('importsOf', () => {
  it.each<[text: string, from: string, typeOnly: boolean]>([
    ["import { shop } from '@/shop/shop';", 'src/shop/shop', false],
    ["import {\n  type A,\n  b,\n} from '@/a';", 'src/a', false],
    ["import { type A, type B } from '@/a';", 'src/a', true],
    ["import type { A } from '@/a';", 'src/a', true],
    ["import React, { type A } from 'react';", 'react', false],
    ["import * as all from './all';", 'src/views/home/all', false],
    ["import Slider from '../../media/Slider';", 'src/media/Slider', false],
    ["import 'slick-carousel/slick/slick.css';", 'slick-carousel/slick/slick.css', false],
    ["import { media } from '@styles/breakpoints';", 'styles/breakpoints', false],
    ["export { a } from './a';", 'src/views/home/a', false],
    ["export * from './a';", 'src/views/home/a', false],
    ["export type { A } from './a';", 'src/views/home/a', true],
    ["const a = dynamic(() => import('./SlickTrack'));", 'src/views/home/SlickTrack', false],
    ["const a = require('node:fs');", 'node:fs', false],
  ])('finds %j', (text, from, typeOnly) => {
    expect(imported(text)).toEqual([{ from, typeOnly }]);
  });

  it('finds several imports', () => {
    const text = "import a from 'a';\nimport 'b';\nimport { c } from 'c';\nexport const d = 'd';";
    expect(
      imported(text)
        .map(({ from }) => from)
        .sort(),
    ).toEqual(['a', 'b', 'c']);
  });

  it.each([
    "// import a from 'a';",
    "/* import('a') */",
    "/**\n * from 'a'\n */",
    'const from = 1;',
  ])('finds nothing in %j', (text) => {
    expect(imported(text)).toEqual([]);
  });
});
