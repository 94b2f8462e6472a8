/** Whether a stored object is a map, and no object of the database's library such as a time. */
export function isMap(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  // Of any realm: tests have their own.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
