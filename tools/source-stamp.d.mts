export const projectFolder: string;
export const serverEntry: string;
export function builtFrom(folder?: string): string[];
export function sourceStamp(folder?: string): string;
export function buildIsFresh(): boolean;
export function writeBuildStamp(stamp: string): void;
