const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

/**
 * The eleven-character id in a YouTube address: watch, youtu.be, shorts, live or embed, with any further
 * parameters. Undefined for other addresses.
 */
export function youTubeId(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const [kind, id] = url.pathname.split('/').filter(Boolean);
  const candidate =
    url.hostname === 'youtu.be'
      ? kind
      : hosts.has(url.hostname)
        ? kind === 'watch'
          ? url.searchParams.get('v')
          : /^(shorts|live|embed|v)$/.test(kind ?? '')
            ? id
            : undefined
        : undefined;
  return candidate && /^[\w-]{11}$/.test(candidate) ? candidate : undefined;
}
