/** The tested screens: an inexpensive phone, a tablet, a computer. */
export const screens = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1280, height: 800 },
} as const;
