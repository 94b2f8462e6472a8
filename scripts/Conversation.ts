/** How a command talks to the owner. */
export interface Conversation {
  readonly say: (line: string) => void;
  /** Asks before anything is written; after a no, nothing is. */
  readonly confirm: (question: string) => Promise<boolean>;
}
