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
  const { response, message: text } = Object(cause);
  if (!response) return { status: undefined, reasons: [], message: plainReason(cause) };
  const { message = text, status, errors = [], details = [] } = errorIn(response.data);
  const reasons = [status, ...[...errors, ...details].map(({ reason }) => reason)];
  return {
    status: response.status,
    reasons: reasons.filter((reason) => reason !== undefined),
    message: message.replace(/\s+/g, ' ').slice(0, LONGEST),
  };
}

/** What every service means by a status. */
const common: Readonly<Record<number, string>> = {
  401: 'The account is not known there: give another key.',
  429: 'The quota is spent or too much was sent at once: try again after midnight in California, or turn on billing.',
};

/**
 * An error that says what a failed request to Google means for the owner.
 * @param service Its name. @param meanings What it means by a status.
 */
export function serviceError(
  service: string,
  cause: unknown,
  meanings: Readonly<Record<number, string>>,
): Error {
  const { status = 0, message } = faultOf(cause);
  const what = status ? `answered ${status}` : "can't be reached";
  const meaning = meanings[status] ?? common[status] ?? '';
  return new Error(`${service} ${what}: ${message}\n${meaning}`.trim(), { cause });
}

/** The error in an answer: an object, the text of one, or a list of one. A page of HTML has none. */
function errorIn(data: unknown): ErrorBody {
  try {
    return [typeof data === 'string' ? JSON.parse(data) : data].flat()[0]?.error ?? {};
  } catch {
    return {};
  }
}
