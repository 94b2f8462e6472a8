/** For the rest of a test: a visitor who asks for no motion. */
export function prefersReducedMotion(): void {
  const matchMedia = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(prefers-reduced-motion: reduce)',
  }));
}
