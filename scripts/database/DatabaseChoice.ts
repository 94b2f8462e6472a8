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

/**
 * The project that is typed, or that of the key; on the emulator that of the settings.
 * @throws Error when none is named, or when key and settings name two.
 */
export function projectOf({ project }: DatabaseChoice, ofKey?: string): string {
  const { FIREBASE_PROJECT_ID: ofSettings } = process.env;
  const projectId = project ?? ofKey ?? ofSettings;
  if (!projectId) throw new Error('No project: give --project or set FIREBASE_PROJECT_ID.');
  if (!project && ofSettings && ofSettings !== projectId)
    throw new Error(
      `The key is of the project ${projectId}, and FIREBASE_PROJECT_ID is ${ofSettings}: one of them is wrong.`,
    );
  return projectId;
}

/** Where Firestore answers, such as http://127.0.0.1:8080. @param emulator Host and port. */
export function firestoreOrigin(emulator?: string): string {
  return emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
}
