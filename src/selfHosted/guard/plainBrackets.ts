/**
 * A request's address without escapes of brackets in its path, but for scripts, whose names have them. Next takes
 * `/%5Bcategory%5D` for the file of that page, finds no route to it, and answers 500 after five attempts (16.4.5).
 */
export function plainBrackets(url: string): string {
  return url.replace(/^(?!\/_next\/)[^?]*/, (path) =>
    path.replace(/%5B/gi, '[').replace(/%5D/gi, ']'),
  );
}
