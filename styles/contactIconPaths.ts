/** Icons for ways to reach the shop, like `iconPaths`, but in no page's first scripts. */
export const contactIconPaths = {
  phone:
    'M6 3.5h3l1.5 4-2 1.7a12.5 12.5 0 0 0 6.3 6.3l1.7-2 4 1.5v3a2 2 0 0 1-2.3 2A16.5 16.5 0 0 1 4 5.8 2 2 0 0 1 6 3.5z',
  whatsapp:
    'M3.2 20.8l1.3-4.6A8.8 8.8 0 1 1 8 19.6zM9 8.2c-.5 3.6 3.2 7.3 6.8 6.8l-.2-1.8-1.8-.6-1 .9a6.5 6.5 0 0 1-2.3-2.3l.9-1-.6-1.8z',
  mail: 'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM4 7l8 6 8-6',
  pin: 'M12 21s-7-6.5-7-11.2a7 7 0 0 1 14 0C19 14.5 12 21 12 21zM14.5 9.8a2.5 2.5 0 1 0-5 0 2.5 2.5 0 0 0 5 0z',
  Facebook: 'M16.5 3.5H15c-2.3 0-3.5 1.3-3.5 3.5v14M8 12h7.5',
  YouTube:
    'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10.3 9.3v5.4l4.5-2.7z',
  Instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM16 12a4 4 0 1 0-8 0 4 4 0 0 0 8 0zM17 7h.01',
  X: 'M4.5 4h3.9l11.1 16h-3.9zM19 4l-6.2 6.9M5 20l6.3-7',
} as const;

export type ContactIconName = keyof typeof contactIconPaths;
