/**
 * How every price looks (`PriceLine`), but for its size, which a card may change: therefore no selector is stronger than
 * a class. All is on one line, if need be without "OFF". Where there is too little room for that, M.R.P. and percentage
 * go to a second line together.
 */
export const priceStyle = `
.price{flex-wrap:wrap}
.price,.was{display:flex;align-items:baseline;gap:0 6px}
.was,.flag{flex:1 1 min-content}
:where(.price)>strong{color:var(--ink);font:600 1.25rem/max(1.2,var(--line-least)) var(--font-display)}
.mrp{color:var(--ink-soft);font-size:.8125rem;white-space:nowrap}
.flag{height:1lh;overflow:clip;color:var(--accent);font:600 .75rem/max(1.2,var(--line-least)) var(--font-display)}
.sold{flex:none;color:var(--ink)}`;
