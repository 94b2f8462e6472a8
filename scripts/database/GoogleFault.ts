import { plainReason } from '../plainReason';

/** Why a request to Google failed. */
export interface GoogleFault {
  /** The HTTP status; undefined if no whole answer came. */
  readonly status: number | undefined;
  /** Google's own names, such as `exportSizeLimitExceeded`. */
  readonly reasons: readonly string[];
  /** Google's message on one line, or in plain words why there is no answer. */
  readonly message: string;
}

/** In characters: a gateway may answer with a page of HTML. */
const LONGEST = 300;

interface ErrorBody {
  readonly message?: string;
  readonly status?: string;
  readonly errors?: readonly { readonly reason?: string }[];
  readonly details?: readonly { readonly reason?: string }[];
}

/**
 * Reads what Google's libraries throw. Sources: google.aip.dev/193 (message, status, details),
 * developers.google.com/workspace/drive/api/guides/handle-errors (errors).
 */
export function faultOf(cause: unknown): GoogleFault {
  const { response } = Object(cause);
  if (!response) return { status: undefined, reasons: [], message: plainReason(cause) };
  const text = textOf(response.data);
  const { message = text, status, errors = [], details = [] } = errorIn(text);
  const reasons = [status, ...[...errors, ...details].map(({ reason }) => reason)];
  return {
    status: response.status,
    reasons: reasons.filter((reason) => reason !== undefined),
    message: message.replace(/\s+/g, ' ').slice(0, LONGEST),
  };
}

function textOf(data: unknown): string {
  if (typeof data === 'string') return data;
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : JSON.stringify(data ?? '');
}

/** The error in an answer, which may also be a list of one error, or a page of HTML. */
function errorIn(text: string): ErrorBody {
  try {
    return [JSON.parse(text)].flat()[0]?.error ?? {};
  } catch {
    return {};
  }
}
