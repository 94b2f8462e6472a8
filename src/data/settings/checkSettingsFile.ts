import { SettingsError } from './parseSettings';

/**
 * Refuses values that a program would cut, by their names. Next takes `$` with what follows for a variable, even between
 * quotes, and `#` without quotes for a comment; Docker Compose reads both otherwise.
 * @param text What .env.local holds. @throws SettingsError
 */
export function checkSettingsFile(text: string): void {
  const problems = [...text.matchAll(/^\s*(?:export\s+)?(\w+)\s*=[ \t]*(.*)$/gm)].flatMap(
    ([, name = '', value = '']) => {
      const isQuoted = /^(['"]).*\1\s*(?:#|$)/.test(value);
      const typed = isQuoted ? value : value.replace(/(?:^|\s)#.*/, '');
      if (typed.includes('$')) return [`${name}: would be cut at its $: choose one without $`];
      return !isQuoted && typed.includes('#')
        ? [`${name}: would be cut at its #: put it between single quotes, '…'`]
        : [];
    },
  );
  if (problems.length > 0) throw new SettingsError(problems);
}
