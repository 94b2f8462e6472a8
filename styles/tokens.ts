import { iconSheet } from './iconSheet';

/**
 * The palette: the only raw colours of the site. Components use the roles below, never these.
 * Text colours have at least 4.5:1 on `ivory`, `white` and `blush` (tested).
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

/** Roles: what each colour, length and time is for. The keys become CSS variables: `page` is `var(--page)`. */
export const tokens = {
  /** Behind everything. */
  page: palette.ivory,
  /** Cards, menus and drawers, above the page. */
  surface: palette.white,
  /** Behind pictures and in soft bands. */
  blush: palette.blush,
  /** The warmer of two soft bands. */
  peach: palette.peach,
  /** Text. */
  ink: palette.aubergine,
  /** Text of less weight: descriptions, notes, struck prices. */
  'ink-soft': palette.plum,
  /** Buttons, badges, and the current page in a menu. */
  accent: palette.sindoor,
  /** The same, pressed or under the pointer. */
  'accent-deep': palette.sindoorDeep,
  /** Text and marks of the Pujo accents. */
  gold: palette.gold,
  /** Ornament lines; never text on light grounds. */
  'gold-leaf': palette.goldLeaf,
  /** WhatsApp, and nothing else. */
  whatsapp: palette.leaf,
  'whatsapp-deep': palette.leafDeep,
  /** Text on accent, WhatsApp and ink. */
  'on-dark': palette.white,
  /** Over the page while a drawer is open. */
  shade: 'rgb(52 23 45 / 55%)',
  /** Text of the Pujo accents on ink. */
  'gold-on-dark': palette.goldLeaf,
  /** Hairlines between things where space alone would not be enough. */
  line: palette.sand,

  /** Headings and prices. */
  'font-display':
    "Fraunces, 'Hind Bengali', 'Fraunces fallback', 'Fraunces on Linux', Georgia, serif",
  /** Everything else; covers Bengali. */
  'font-text':
    "'Hind Siliguri', 'Hind Bengali', 'Hind fallback', 'Hind on Linux', system-ui, sans-serif",

  /** Type scale; the larger steps grow with the window. */
  'text-small': '0.875rem',
  'text-base': '1rem',
  'text-large': '1.1875rem',
  'text-title': 'clamp(1.375rem, 1.1rem + 1.4vw, 2rem)',
  /** The heading of a page that is not the home page. */
  'text-page': 'clamp(1.625rem, 1.4rem + 1.2vw, 2.5rem)',
  'text-hero': 'clamp(2rem, 1.4rem + 3vw, 3.5rem)',

  /** Spacing, in steps of a quarter rem. */
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-6': '1.5rem',
  'space-8': '2rem',
  'space-12': '3rem',
  'space-16': '4rem',

  /** The least side of anything meant for a thumb. */
  touch: '44px',
  /** Height of the narrow bar at the top; large text lets it grow only so far. */
  'top-bar-height': 'min(2.125rem, 44px)',
  /** Height that the header takes at the top of the window; scrolling stops short of it. */
  'header-height': 'calc(var(--top-bar-height) + 3.125rem)',
  /** Height of the phone's bottom bar. */
  'bar-height': 'min(3.5rem, 72px)',
  /** Widest line of content. */
  'content-width': '75rem',

  radius: '0.75rem',
  /** A product card: a flat arch. */
  'radius-card': '1.75rem 1.75rem 0.75rem 0.75rem',
  'radius-pill': '999px',
  /** The arch in which pictures stand. */
  'radius-arch': '10rem 10rem 0.75rem 0.75rem',

  /** Cards and floating things. */
  'shadow-low': '0 1px 2px rgb(52 23 45 / 6%), 0 6px 20px rgb(52 23 45 / 6%)',
  'shadow-high': '0 2px 6px rgb(52 23 45 / 10%), 0 18px 48px rgb(52 23 45 / 18%)',

  /** What `iconStyle` draws from. */
  icons: iconSheet,

  /** Small movements; none with reduced motion. */
  quick: '160ms',
  calm: '320ms',
} as const;

export type Token = keyof typeof tokens;
