/**
 * A request's address with plain brackets in its path, but for scripts, whose names have escaped ones. Next takes
 * `/%5Bcategory%5D` for the file of that page, finds no route to it, and answers 500 after five attempts.
 */
export function plainBrackets(url: string): string {
  return url.replace(/^(?!\/_next\/)[^?]*/, (path) =>
    path.replace(/%5B/gi, '[').replace(/%5D/gi, ']'),
  );
}
