import { isTooOld, keptHeaders } from './rules';

/** The attribute of a kept page's root element, with the time when its prices were read; empty if nobody knows. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** A kept page that says of itself that it was kept, and from when its prices are. */
export async function withDate(page: Response): Promise<Response> {
  const readAt = page.headers.get(keptHeaders.readAt) ?? '';
  const html = await page.text();
  return new Response(html.replace('<html', `<html ${KEPT_ATTRIBUTE}="${readAt}"`), page);
}

/** A kept answer or picture that is not too old, by the time at which it was sent; undefined otherwise. */
export function notTooOld(kept: Response | undefined): Response | undefined {
  return kept && isTooOld(Date.parse(kept.headers.get('date') ?? '')) ? undefined : kept;
}

/** A kept answer with its age in seconds, which is also the header of shared caches: RFC 9111, section 5.1. */
export function withAge(answer: Response): Response {
  const answered = Date.parse(answer.headers.get('date') ?? '');
  const headers = new Headers(answer.headers);
  const before = Number(headers.get('age')) || 0;
  const kept = Math.max(0, Math.round((Date.now() - answered) / 1000)) || 0;
  headers.set('age', String(before + kept));
  return new Response(answer.body, { status: answer.status, headers });
}
