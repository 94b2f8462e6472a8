/** The address of a review clip's poster, which stands beside the clip with another extension. */
export function posterOf(clip: string): string {
  return clip.replace(/\.mp4$/, '.jpg');
}
