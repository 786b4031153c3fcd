// React decides between its two builds when it is loaded: so this comes before anything else is.
const { env } = process;
env.NODE_ENV ??= 'production';
await import('./run-shop.ts');

export {};
