export function removeLeftParts(folder: string): void;
