/**
 * How every price looks (`PriceLine`), but for its size, which a card may change: therefore no selector is stronger than
 * a class. All is on one line. Where there is too little room for that, M.R.P. and percentage go to a second line
 * together, and if need be to one each: nothing is cut, however far letters are set apart (WCAG 1.4.12).
 */
export const priceStyle = `
.price,.was{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 6px}
.was{flex:1 1 max-content}
:where(.price)>strong{color:var(--ink);font:600 1.25rem/max(1.2,var(--line-least)) var(--font-display)}
.mrp{color:var(--ink-soft);font-size:.8125rem;white-space:nowrap}
.flag{color:var(--accent);font:600 .75rem/max(1.2,var(--line-least)) var(--font-display)}
.sold{flex:none;color:var(--ink)}`;
