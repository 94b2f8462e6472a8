/** The value of a setting that says: this is in the database, where the owner changes it without a build. */
export const IN_DATABASE = 'database';
