export function keepForADay(folder: string, current: readonly string[]): number;
