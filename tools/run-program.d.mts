import type { SpawnOptions } from 'node:child_process';

export function runProgram(command: string, args: readonly string[], options?: SpawnOptions): Promise<number>;
