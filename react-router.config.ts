import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/http/pages',
  buildDirectory: 'build',
  // One file for each entry of the server build: main.js and render.js.
  serverBuildFile: '[name].js',
  ssr: true,
} satisfies Config;
