import type { IConfiguration } from 'dependency-cruiser';

export declare const groups: readonly string[];
export declare const boundariesOf: (root: string) => NonNullable<IConfiguration['forbidden']>;
declare const boundaries: IConfiguration & { forbidden: NonNullable<IConfiguration['forbidden']> };
export default boundaries;
