/** Lines in a 24 × 24 square. Those of ways to reach the shop are in `contactIconPaths`. */
export const iconPaths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M17 10.5a6.5 6.5 0 1 0-13 0 6.5 6.5 0 0 0 13 0zM15.5 15.5L20 20',
  choose: 'M4 7h16M7 12h10M10 17h4',
  left: 'M14.5 6l-6 6 6 6',
  right: 'M9.5 6l6 6-6 6',
  up: 'M12 19V5.5M6 11l6-6 6 6',
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M9 6v12M15 6v12',
  heart: 'M12 20C7 16 3.5 12.5 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 3.5-3.5 7-8.5 11z',
  share: 'M13 5l7.5 6.5L13 18v-4c-4.5 0-7.5 1.5-9.5 4.5C4 12.5 7.5 9 13 9z',
} as const;

export type IconName = keyof typeof iconPaths;
