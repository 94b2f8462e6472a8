/** What a picture may take of the server: more than a phone's photo has, and less than would tire it. */
export const pictureLimits = {
  /** Of the file. A longer answer is given up midway. */
  bytes: 12_000_000,
  /** Of the picture. One that unpacks to more is refused before it is unpacked, which takes up to eight bytes a pixel. */
  pixels: 25_000_000,
} as const;
