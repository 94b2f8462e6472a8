import { iconSheet } from './iconSheet';

/**
 * The site's only raw colours, to be used through roles. Text colours have a contrast of at least
 * 4.5:1 on `ivory`, `white` and `blush` (tested).
 */
const palette = {
  ivory: '#fdf8f1',
  white: '#ffffff',
  blush: '#f8e6dd',
  peach: '#f6d5bf',
  aubergine: '#34172d',
  plum: '#6a4a60',
  sindoor: '#b3202c',
  sindoorDeep: '#8c1520',
  gold: '#8a5a12',
  goldLeaf: '#d3a95c',
  leaf: '#0a7640',
  leafDeep: '#075e33',
  sand: '#e6d3c3',
} as const;

/** What each colour, length and time is for. Keys become CSS variables: `page` is `var(--page)`. */
export const tokens = {
  /** The background of the page. */
  page: palette.ivory,
  /** Cards, menus and drawers on the page. */
  surface: palette.white,
  /** The background of pictures and of soft bands. */
  blush: palette.blush,
  /** The warmer of the two soft bands. */
  peach: palette.peach,
  /** Text. */
  ink: palette.aubergine,
  /** Secondary text: descriptions, notes, struck-through prices. */
  'ink-soft': palette.plum,
  /** Buttons, badges, and the current page in a menu. */
  accent: palette.sindoor,
  /** The accent when pressed or hovered. */
  'accent-deep': palette.sindoorDeep,
  /** Festive text and marks. */
  gold: palette.gold,
  /** Ornament lines. Never for text on light backgrounds. */
  'gold-leaf': palette.goldLeaf,
  /** WhatsApp only. */
  whatsapp: palette.leaf,
  'whatsapp-deep': palette.leafDeep,
  /** Text on accent, WhatsApp and ink backgrounds. */
  'on-dark': palette.white,
  /** Covers the page while a drawer is open. */
  shade: 'rgb(52 23 45 / 55%)',
  /** Festive text, and the focus ring, on an ink background. */
  'gold-on-dark': palette.goldLeaf,
  /** The ring around what is focused or chosen. Pages that a browser darkens have another (`globalStyle`). */
  ring: palette.aubergine,
  /** Thin lines between elements where space alone is not enough. */
  line: palette.sand,

  /** Headings of pages and sections, names of products, prices; all in weight 600. */
  'font-display': "Fraunces,'Hind Bengali','Fraunces fallback','Fraunces on Linux',Georgia,serif",
  /** Everything else; buttons, tabs, badges, counts and menus in weight 600. */
  'font-text':
    "'Hind Siliguri','Hind Bengali','Hind fallback','Hind on Linux',system-ui,sans-serif",

  /**
   * The line height of all text (`globalStyle`), which follows from its size: 12/16, 14/20, 16/24,
   * 18/24, 20/24, 24/28, 28/32, 44/48 in pixels. More in Bengali and Hindi (`scriptFonts`).
   */
  leading: 'max(1em + .25rem,min(2em - .5rem,1.5rem))',

  /** All text sizes of the site. */
  'text-tiny': '0.75rem',
  'text-small': '0.875rem',
  'text-base': '1rem',
  'text-large': '1.125rem',
  'text-larger': '1.25rem',
  'text-title': '1.5rem',
  'text-largest': '1.75rem',
  /** The heading of a page: the eighth size on wide screens. */
  'text-page': 'var(--text-largest)',
  /** A product's name on its page. With large text it leaves room for long words. */
  'text-product': 'min(var(--text-title), 9vw)',
  /** A product's name on a card, a category's on a tile: larger on wider screens. */
  'text-name': 'var(--text-small)',

  /** Spacing, in steps of a quarter rem. */
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-6': '1.5rem',
  'space-8': '2rem',
  'space-12': '3rem',
  'space-16': '4rem',
  /** Between the sections of a page: more on wider screens. */
  'space-section': '3rem',

  /** The least size of anything that is pressed with a thumb. */
  touch: '44px',
  /** A round button; grows with large text up to a limit, so that its icon fits. */
  round: 'clamp(44px, 2.75rem, 64px)',
  /** The bar above the header of wide screens; grows with large text up to a limit. */
  'top-bar-height': 'min(2.5rem, 44px)',
  /** The sticky header without that bar; more on wide screens. Scrolling stops below both. */
  'header-height': 'min(3.5rem, 64px)',
  /** The least height of the bottom bar of phones; wide screens have none. */
  'bar-height': 'min(3.5rem, 72px)',
  /** The greatest width of a product's picture: what the rest of a phone's first screen leaves. More on wider screens. */
  'picture-room': 'calc(100svh - 24rem)',
  /** The same beside the choice of a shade, which takes room on phones. */
  'picture-room-with-shades': 'calc(100svh - 29.75rem)',
  /** Where a product's picture stays in sight while the text beside it is scrolled: on wider screens. */
  'picture-top': 'auto',
  /** The room at the sides of the content. More on wider screens, none on paper. */
  gutter: 'var(--space-3)',
  /** The most cards in a row of a shelf. More on wider screens and phones in landscape. */
  columns: '2',
  /** Between the cards of a shelf. More on wider screens. */
  'card-gap': '10px',
  /** The most lines of a card's facts and text. More on wider screens and with large text. */
  'card-lines': '1',
  /** The greatest height of what a card says of delivery: on wider screens all of it. */
  'card-delivery': '1lh',
  /** The shape of a card's picture: lower on phones in landscape. */
  'card-picture': '1',
  /** The sentence below a page's heading: larger on wider screens, in fewer lines. With large text it is cut. */
  'text-lead': 'var(--text-small)',
  'lead-lines': '2',
  'lead-clamp': 'none',
  /** The position of a row of tools: it stays in sight, but not on phones in landscape or with large text, which lack the height. */
  'tools-position': 'sticky',

  /** The greatest width of the content, its gutters included. More on very wide screens. */
  'content-width': '75rem',

  radius: '0.75rem',
  /** A product card: a flat arch. */
  'radius-card': '1.75rem 1.75rem 0.75rem 0.75rem',
  'radius-pill': '999px',
  /** The arch that frames pictures. */
  'radius-arch': '10rem 10rem 0.75rem 0.75rem',

  /** Cards and floating elements. */
  'shadow-low': '0 1px 2px rgb(52 23 45 / 6%), 0 6px 20px rgb(52 23 45 / 6%)',
  'shadow-high': '0 2px 6px rgb(52 23 45 / 10%), 0 18px 48px rgb(52 23 45 / 18%)',

  /** The image that `iconStyle` draws from. */
  icons: iconSheet,

  /** Durations of small movements; none with reduced motion. */
  quick: '160ms',
  calm: '320ms',
} as const;
