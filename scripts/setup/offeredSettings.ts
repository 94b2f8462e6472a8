import { ownerSettings } from './ownerSettings';

/** A setting as the setup asks for it. */
export interface OfferedSetting {
  readonly name: string;
  /** The title of its part. */
  readonly part: string;
  /** Whether every shop is asked for it. */
  readonly isUsual: boolean;
  /** Its explanation; empty if that of the setting above is of both. */
  readonly about: string;
  /** Whether it is shown neither while it is typed nor afterwards. */
  readonly isSecret: boolean;
}

/** All settings of the owner, in the order in which they are asked for. */
export const offeredSettings: readonly OfferedSetting[] = ownerSettings.flatMap(
  ({ title, isUsual, settings }) =>
    Object.entries(settings).map(([name, about]) => ({
      name,
      part: title,
      isUsual,
      about,
      isSecret: name.endsWith('_PASSWORD'),
    })),
);
