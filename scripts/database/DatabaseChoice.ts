/** Which database a command works on. */
export interface DatabaseChoice {
  readonly project?: string | undefined;
  readonly emulator?: string | undefined;
}

/** The options of a command that choose the database. */
export const databaseOptions = {
  project: { type: 'string' },
  emulator: { type: 'string' },
} as const;

/** @throws Error when neither the choice nor the settings name a project. */
export function projectOf({ project }: DatabaseChoice): string {
  const projectId = project ?? process.env.FIREBASE_PROJECT_ID;
  if (!projectId) throw new Error('No project: give --project or set FIREBASE_PROJECT_ID.');
  return projectId;
}

/** Where Firestore answers, such as http://127.0.0.1:8080. @param emulator Host and port. */
export function firestoreOrigin(emulator?: string): string {
  return emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
}
