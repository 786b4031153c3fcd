export function presentChromium(): string | undefined;
export function wholeChromium(): string | undefined;
export function findChromium(): Promise<string>;
