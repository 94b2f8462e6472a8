/**
 * What paper shows: a shelf as a price list, a product or a shortlist alone. The class `screen` is
 * not on paper, `paper` only there. Rules begin with `<main>`'s id to outrank styled components.
 */
export const printStyle = `
@page{margin:12mm}
@media not print{.paper{display:none}}
@media print{
html,body{background:none}
:root{--gutter:0}
header,footer,nav,aside,button,[role=button],a[href='#page'],.screen,.alone~*,fieldset :is(legend,input,i){display:none!important}
*{content-visibility:visible!important}
#page,#page .alone,#page .head>*>*{padding:0}
#page,#page>*{min-height:0}
#page .head{margin:0;background:none}
#page :is(.cards,.cards>*){display:block;margin:0;padding:0}
#page .cards article{break-inside:avoid;display:grid;margin:0;grid-template:1fr auto/11mm 1fr 30mm 26mm;gap:0 4mm;align-items:center;padding-block:.8mm;border-bottom:1px solid var(--line);border-radius:0;box-shadow:none}
#page .cards article>*{grid-area:auto;margin:0}
#page .cards .frame{grid-row:span 2;aspect-ratio:1}
#page .cards :is(.text,.foot,.flag,i){display:none}
#page h2>a{-webkit-line-clamp:none}
#page :is(.price,.texts){display:contents;text-align:right}
#page .price>strong{grid-area:1/4;font-size:var(--text-base)}
#page .cards :is(.was,.sold){display:block;position:static;grid-area:1/3}
#page .texts>.facts{grid-column:2/-1;height:auto;text-align:left}
#page .price .mrp{position:static;clip-path:none}
#page .facts>.visually-hidden{all:unset}
#page .product{grid-template-columns:70mm minmax(0,1fr);gap:8mm;align-items:start}
#page .niche{width:auto}
#page .niche [role=button]{display:block!important}
}
`.replace(/\n/g, '');
