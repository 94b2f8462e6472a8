/** So many characters of what is typed are searched by; nobody types more. */
export const LONGEST_TYPED = 100;
