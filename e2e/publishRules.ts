/**
 * Publishes security rules for one project on the emulator, which begins with those of firestore.rules.
 * @param address host and port of the emulator.
 * @returns the emulator's answer: `issues` if it has any to tell.
 * @throws Error when the rules do not compile.
 */
export async function publishRules(
  address: string,
  projectId: string,
  content: string,
): Promise<unknown> {
  const response = await fetch(
    `http://${address}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  if (!response.ok) throw new Error(`The rules were refused: ${await response.text()}`);
  return response.json();
}
