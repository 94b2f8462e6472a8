/** Facebook, Instagram and Discord write the end in hexadecimal seconds. */
const hexadecimal: readonly (readonly [host: RegExp, parameter: string])[] = [
  [/(?:^|\.)(?:fbcdn\.net|fbsbx\.com|cdninstagram\.com)$/, 'oe'],
  [/(?:^|\.)(?:discordapp\.(?:com|net))$/, 'ex'],
];

/** When a signed address of Amazon, Google or Azure (`se`, `sig`) expires, in milliseconds since 1970, or undefined. */
export function endOfAddress(address: string): number | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, searchParams } = new URL(address);
  const of = new Map([...searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const seconds = /^\d{9,11}$/.exec(of.get('expires') ?? '')?.[0];
  if (seconds) return Number(seconds) * 1000;
  const [, parameter = ''] = hexadecimal.find(([host]) => host.test(hostname)) ?? [];
  const digits = of.get(parameter);
  if (digits && /^[\da-f]{8}$/i.test(digits)) return Number.parseInt(digits, 16) * 1000;
  const end = of.has('sig') ? Date.parse(of.get('se') ?? '') : signedUntil(of);
  return Number.isFinite(end) ? end : undefined;
}

/** A start such as 20260101T093000Z plus seconds. NaN without one. */
function signedUntil(of: ReadonlyMap<string, string>): number {
  const cloud = of.has('x-amz-date') ? 'x-amz' : 'x-goog';
  const from = of
    .get(`${cloud}-date`)
    ?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return Date.parse(from ?? '') + Number(of.get(`${cloud}-expires`)) * 1000;
}
