/** Where Firestore answers, such as http://127.0.0.1:8080. @param emulator host and port. */
export function firestoreOrigin(emulator?: string): string {
  return emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
}
