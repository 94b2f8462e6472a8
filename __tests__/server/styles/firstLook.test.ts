import { tokens } from '@styles/tokens';
import { firstLook } from '@/server/styles/firstLook';

const html = `<header class="top"></header><main id="page" class="main"><div class="column">
<article class="sc-1 niche"><img class="fills" src="/a.webp"/><h1 class="name">Kajol</h1>
<div class="row"><a href="tel:+91" class="button">Call Book</a></div></article></div></main>`;

const look = (...rules: string[]) => firstLook(rules, html);

describe('firstLook', () => {
  it.each([
    '.niche{order:7;}',
    '.column .name{order:7;}',
    '.niche >.name+p{order:7;}',
    '.name::before{order:7;}',
  ])('has %s, which is for what stands before the ways to ask', (rule) => {
    expect(look(rule)).toContain(rule);
  });

  it.each([
    ['what stands elsewhere', '.top{order:7;}'],
    ['what stands elsewhere in what stands there', '.niche .far{order:7;}'],
    ['the ways to ask', '.row{order:7;}'],
    ['the main part itself', '.main{order:7;}'],
    ['pictures, which those further down are too', '.fills{order:7;}'],
    ['wider screens', '@media (min-width: 768px){.niche{order:7;}}'],
    ['a pointer', '.niche:hover{order:7;}'],
    ['a press', '.niche:active{order:7;}'],
    ['a state', ".niche[aria-pressed='true']{order:7;}"],
  ])('has nothing for %s', (_what, rule) => {
    expect(look(rule)).not.toContain('order:7');
  });

  it('writes out the tokens, those within others too, for it has no variables', () => {
    const style = look('.niche{color:var(--ink);gap:var(--row-gap);}');
    expect(style).toContain(`.niche{color:${tokens.ink};gap:var(--row-gap);}`);
    expect(style).toContain(`calc(${tokens['top-bar-height']} + 3.125rem)`);
    expect(style.match(/var\([^)]*\)/g)).toEqual(['var(--row-gap)']);
  });
});
