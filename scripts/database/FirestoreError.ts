import { faultOf } from '../google/GoogleFault';

const meanings: Readonly<Record<number, string>> = {
  400: 'Firestore refused all of this: it is not valid.',
  401: 'The account is not known there: sign in again, or give another key.',
  403: 'The account or key may not do this: give the account the role Cloud Datastore User, or publish firestore.rules.',
  404: 'There is no such project, or it has no Firestore database yet.',
  429: 'The quota is spent: try again after midnight in California, or turn on billing.',
};

/** Failed preconditions: a document was changed, added or deleted since it was read. */
const overtaken = ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'ABORTED'];
const OVERTAKEN =
  'A document changed since it was read: another run was going on, or somebody edited it. Run this again.';

/** A failed call: status, Firestore's message, and what it means for the owner. */
export class FirestoreError extends Error {
  override readonly name = 'FirestoreError';
  /** Nothing was written for certain. Without a healthy server's answer, it may have been. */
  readonly isRefusal: boolean;

  /** @param origin Where the database answers. */
  constructor(cause: unknown, origin: string) {
    const { status, reasons, said } = faultOf(cause);
    super(
      status === undefined
        ? `Firestore at ${origin} can't be reached: ${said}`
        : [`Firestore answered ${status}: ${said}`, meaningOf(status, reasons, said)]
            .join('\n')
            .trim(),
      { cause },
    );
    this.isRefusal = status !== undefined && status < 500;
  }
}

function meaningOf(status: number, reasons: readonly string[], said: string): string {
  const isOvertaken = reasons.some((reason) => overtaken.includes(reason));
  // A missing project has the same status.
  const isGone = /^No document to update/.test(said);
  return isOvertaken || isGone ? OVERTAKEN : (meanings[status] ?? '');
}
