const names: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  501: 'UNIMPLEMENTED',
  503: 'UNAVAILABLE',
};

/**
 * An error as Google answers it. Sources: google.aip.dev/193 (status and details),
 * developers.google.com/workspace/drive/api/guides/handle-errors (errors).
 */
export class GoogleError extends Error {
  /** @param reason Google's own name, such as notFound. @param status Where it is not that of the code. */
  constructor(
    readonly code: number,
    message: string,
    readonly reason?: string,
    readonly status = names[code],
  ) {
    super(message);
  }

  get body() {
    const { code, message, reason, status } = this;
    const named = reason ? { errors: [{ message, domain: 'global', reason }] } : {};
    const details = reason ? { details: [{ reason }] } : {};
    return { error: { code, message, status, ...named, ...details } };
  }
}
