import { media } from '@styles/breakpoints';
import type { PriceFields } from '@/catalogue/honestPrice';
import { inRupees } from '@/messages/inRupees';
import { useMessages } from '@/messages/useMessages';
import type { Elements } from '@/ui/Elements';

interface Props {
  readonly product: PriceFields;
  /**
   * Where it stands: on a shelf's card, in a row (`tight`: beside controls), large on the product's page, on a narrow card
   * (`small`: in smaller letters). Where there is no room for it, the word "M.R.P." is left to screen readers: with `card`
   * and `tight` on phones, with `narrow` and `small` everywhere.
   */
  readonly variant?: 'card' | 'row' | 'tight' | 'large' | 'narrow' | 'small';
  readonly children?: Elements;
}

/** Price, struck M.R.P. and percent off, or "on request", and whether a product is sold out. */
export function Price({ product, variant = 'row', children }: Props) {
  const { product: messages } = useMessages();
  const { price, mrp, off, soldOut } = product;
  const isNarrow = variant === 'narrow' || variant === 'small';
  return (
    <p className={variant === 'card' ? 'price' : `price-${variant}`}>
      {price !== undefined ? <strong>{inRupees(price)}</strong> : null}
      {price === undefined && !soldOut ? (
        <strong className="words">{messages.onRequest}</strong>
      ) : null}
      {mrp || off ? (
        <span className="was">
          {mrp ? (
            <>
              <span
                className={isNarrow ? 'visually-hidden' : 'mrp'}
              >{` ${messages.mrp}\u00a0`}</span>
              <s>{inRupees(mrp)}</s>
            </>
          ) : null}
          {/* In the box of the percentage a space would be lost: copied text would read "₹59925% OFF". */}{' '}
          {off ? <span className="flag">{messages.off(off)}</span> : null}
        </span>
      ) : null}
      {soldOut ? <span className="flag sold">{` ${messages.soldOut}`}</span> : null}
      {children}
    </p>
  );
}

/**
 * The CSS of prices. It is in the style of every page, because a styled component would cost a shelf's 45 cards too
 * much, and a function, so that no browser script contains it. M.R.P. and percentage wrap together, then one by one, so
 * that nothing is cut with wide letter spacing (WCAG 1.4.12).
 */
export function priceStyle(): string {
  return `
[class^=price]{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 6px}
[class^=price]>strong{color:var(--ink);font:600 var(--text-larger)/var(--leading) var(--font-display)}
.was{flex:1 1 max-content;color:var(--ink-soft);font-size:var(--text-small)}
.was>s{margin-right:2px;white-space:nowrap}
.flag{display:inline-block;color:var(--accent);font:600 var(--text-tiny)/var(--leading) var(--font-text);white-space:nowrap}
.sold{flex:none;color:var(--ink)}
.price>.sold{position:absolute;top:12px;left:12px;padding:2px var(--space-2);border-radius:var(--radius-pill);background:var(--surface)}
.price-large{gap:var(--space-1) var(--space-3)}
.price-large>strong{font-size:var(--text-largest)}
.price-large :is(.was,.flag){font-size:var(--text-base)}
.price-small>:is(strong,.sold),.price>.words{font-size:var(--text-base)}
${media.belowMedium}{:is(.price,.price-tight) .mrp{position:absolute;clip-path:inset(50%)}}`.replace(
    /\n/g,
    '',
  );
}
