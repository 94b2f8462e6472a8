/** How wide a PhotoGallery shows a photo, by its place counted from 0. */
export function gallerySizes(index: number): string {
  const wide = index === 0 ? '62vw' : '31vw';
  return `(min-width: 768px) ${wide}, ${index % 5 === 0 ? '94vw' : '46vw'}`;
}
