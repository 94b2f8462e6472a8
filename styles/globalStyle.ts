import { media } from './breakpoints';
import { fontFaces } from './fontFaces';
import { tokens } from './tokens';

const variables = Object.entries(tokens)
  .map(([name, value]) => `--${name}:${value};`)
  .join('');

/**
 * The style of every page, in the static HTML. `.below-medium`, `.from-medium`, `.below-wide`,
 * `.from-wide` and `.below-widest` are shown in such windows only, `.tall` not on phones in landscape, `.scripted` only with scripts. A
 * popover with `.inline-from-wide` is a row of its page there.
 */
export const globalStyle = `${fontFaces}
:root{${variables}}
html{background:var(--page);scroll-padding:calc(var(--header-height) + 1rem) 0 calc(var(--bar-height) + 1rem);-webkit-text-size-adjust:100%;text-size-adjust:100%}
*,*::before,*::after{box-sizing:border-box;line-height:var(--leading)}
body{margin:0;background:var(--page);color:var(--ink);font:400 var(--text-base)/var(--leading) var(--font-text);overflow-wrap:break-word;-webkit-tap-highlight-color:transparent}
main{min-height:60vh;padding-bottom:var(--space-12)}
h1,h2,h3,h4{margin:0;font-weight:600;text-wrap:balance}
h1,h2,.name{font-family:var(--font-display)}
h2:not(article *,.name){font-variant-caps:all-small-caps;letter-spacing:.02em}
p,ul,ol,figure,dl,dd,fieldset,legend{margin:0;padding:0}
@media not print{.paper{display:none}}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
p{text-wrap:pretty}
ul,ol{list-style:none}
address{font-style:normal}
a{color:inherit;text-underline-offset:.2em}
a[hreflang]{min-width:var(--touch);font-weight:600}
a[hreflang]:not(:lang(en)){font-family:Names,system-ui}
img,video,iframe,svg{display:block;max-width:100%}
li{break-inside:avoid}
a[href^='mailto:']{overflow-wrap:anywhere}
button,input,select{font:inherit;line-height:var(--leading)}
button{color:inherit;background:none;border:0;padding:0;cursor:pointer}
a:active,button:active,summary:active,article:has(h2>a:active){scale:.98}
:focus-visible{outline:2px solid var(--ring);outline-offset:2px;border-radius:4px}
main:focus{outline:none}
::selection{background:var(--peach)}
${media.medium}{:root{--picture-room:66svh;--picture-room-with-shades:66svh;--gutter:var(--space-8);--space-section:4rem;--columns:3;--card-gap:var(--space-6);--text-lead:var(--text-base);--lead-lines:1;--text-name:var(--text-base);--text-product:min(var(--text-page),6.9vw);--card-lines:2;--card-delivery:none;--picture-top:calc(var(--top-bar-height) + var(--header-height) + var(--space-4))}.below-medium{display:none!important}}
${media.belowMedium}{.from-medium{display:none!important}}
${media.wide}{:root{--gutter:60px;--header-height:min(4rem,72px);--space-section:5rem;--text-page:2.75rem;--bar-height:0px}.below-wide{display:none!important}.inline-from-wide{position:static;display:flex;flex-wrap:wrap;padding:0;overflow:visible}html{scroll-padding:calc(2*var(--top-bar-height) + var(--header-height) + .5rem) 0 1rem}}
${media.belowWide}{.from-wide{display:none!important}}
${media.widest}{:root{--content-width:90rem;--columns:4}.below-widest{display:none!important}}
${media.largeText}{:root{--tools-position:relative;--bar-height:3.25rem;--card-lines:3;--lead-clamp:2}}
${media.short}{:root{--gutter:60px;--bar-height:44px;--columns:3;--card-picture:5/2;--text-page:var(--text-title);--tools-position:relative}.tall{display:none!important}}
@media (scripting:none){.scripted,button.drawn{display:none!important}}
@supports (color:light-dark(canvas,canvas)){:root{--ring:light-dark(var(--ink),var(--gold-leaf))}}
@media (forced-colors:active){:root{--ring:CanvasText}a{text-decoration:underline!important}button,[role=button],a:has(>svg){border:1px solid}select{appearance:auto!important;background:none!important}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
`.replace(/\n/g, '');
