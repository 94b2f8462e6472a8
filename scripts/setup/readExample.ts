/** A setting as .env.example offers it. */
export interface OfferedSetting {
  readonly name: string;
  /** The heading of its part of the file. */
  readonly part: string;
  /** What is said of it there; empty for one that stands below another of the same comment. */
  readonly about: string;
}

/** The settings of .env.example with its explanations, in its order: so they are explained in one place. */
export function readExample(text: string): OfferedSetting[] {
  const settings: OfferedSetting[] = [];
  let part = '';
  let comment: string[] = [];
  for (const line of text.split('\n')) {
    const [, heading] = line.match(/^# --- (.+?) -+$/) ?? [];
    const [, diagnostic] = line.match(/^# ?(.*)$/) ?? [];
    const [, name] = line.match(/^([A-Z][A-Z_\d]*)=/) ?? [];
    if (heading) [part, comment] = [heading, []];
    else if (diagnostic !== undefined) comment.push(diagnostic);
    else if (name) {
      settings.push({ name, part, about: comment.join('\n') });
      comment = [];
    }
  }
  return settings;
}
