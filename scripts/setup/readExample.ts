/** A setting as .env.example offers it. */
export interface OfferedSetting {
  readonly name: string;
  /** The heading of its part of the file. */
  readonly part: string;
  /** Whether every shop is asked for it. */
  readonly isUsual: boolean;
  /** Its comment there; empty if the setting above has the same comment. */
  readonly about: string;
}

/** The settings of .env.example with their comments, in order, so that settings are explained in one place only. */
export function readExample(text: string): OfferedSetting[] {
  const settings: OfferedSetting[] = [];
  let part = '';
  let comment: string[] = [];
  for (const line of text.split('\n')) {
    const [, heading] = line.match(/^# --- (.+?) -+$/) ?? [];
    const [, commentLine] = line.match(/^# ?(.*)$/) ?? [];
    const [, name] = line.match(/^([A-Z][A-Z_\d]*)=/) ?? [];
    if (heading) [part, comment] = [heading, []];
    else if (commentLine !== undefined) comment.push(commentLine);
    else if (name) {
      settings.push({ name, part, isUsual: !/\boptional\b/.test(part), about: comment.join('\n') });
      comment = [];
    }
  }
  return settings;
}
