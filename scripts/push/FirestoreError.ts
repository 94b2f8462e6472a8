/** What each refusal of Firestore means for who called it. */
const meanings: Readonly<Record<number, string>> = {
  400: 'It took nothing of this: a document changed meanwhile, or is not as it should be.',
  401: 'The account is not known there: sign in again, or give another key.',
  403: 'The account or key may not do this: give the account the role Cloud Datastore User, or publish firestore.rules.',
  404: 'There is no such project, or it has no Firestore database yet.',
  409: 'A document changed meanwhile: run this again.',
  429: 'The quota is spent: try again after midnight in California, or turn on billing.',
};

/** A call of Firestore that failed: in a sentence for people, then in Firestore's own words. */
export class FirestoreError extends Error {
  constructor(origin: string, status: number | undefined, detail: string) {
    const what =
      status === undefined
        ? `Firestore at ${origin} can't be reached`
        : `Firestore answered ${status}`;
    const meaning = status === undefined ? '' : ` ${meanings[status] ?? ''}`.trimEnd();
    super(`${what}: ${detail}${meaning && `\n${meaning.trim()}`}`);
    this.name = 'FirestoreError';
  }
}
