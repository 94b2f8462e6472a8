/** A visitor who prefers reduced motion, for the rest of a test. */
export function prefersReducedMotion(): void {
  const matchMedia = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(prefers-reduced-motion: reduce)',
  }));
}
