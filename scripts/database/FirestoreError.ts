import { faultOf } from './GoogleFault';

const meanings: Readonly<Record<number, string>> = {
  400: 'Firestore refused all of this: it is not valid.',
  401: 'The account is not known there: sign in again, or give another key.',
  403: 'The account or key may not do this: give the account the role Cloud Datastore User, or publish firestore.rules.',
  404: 'There is no such project, or it has no Firestore database yet.',
  429: 'The quota is spent: try again after midnight in California, or turn on billing.',
};

/** A failed call: status, Firestore's message, and what it means for the owner. */
export class FirestoreError extends Error {
  override readonly name = 'FirestoreError';
  /** @param origin Where the database answers. */
  constructor(cause: unknown, origin: string) {
    const { status, message } = faultOf(cause);
    super(
      status === undefined
        ? `Firestore at ${origin} can't be reached: ${message}`
        : [`Firestore answered ${status}: ${message}`, meanings[status] ?? ''].join('\n').trim(),
      { cause },
    );
  }
}
