/**
 * The path and query that a request asks for. Clients may write the whole address (RFC 9112, 3.2.2), which Next takes for a
 * path and redirects to itself for ever: its scheme and host are left out, as Next heeds neither. Undefined for what is no
 * address of a site, such as `*`.
 */
export function originForm(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  const absolute = target.match(/^https?:\/\/[^/?#]*(.*)$/i);
  if (!absolute) return undefined;
  const [, rest = ''] = absolute;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
