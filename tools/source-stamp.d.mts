export const projectFolder: string;
export function builtFrom(): string[];
export function sourceStamp(): string;
export function buildIsFresh(): boolean;
export function writeBuildStamp(stamp: string): void;
