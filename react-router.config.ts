import { globSync, rmSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';
import { publicFiles } from './library/pages.ts';

/** scripts/build.ts sets another folder because a running server may be using build/. */
const buildFolder = process.env.BUILD_FOLDER ?? 'build';

export default {
  ssr: true,
  buildDirectory: buildFolder,
  async prerender() {
    // The dev server calls this too, but renders pages on request.
    if (process.env.NODE_ENV === 'development') return [];
    // The dev server also starts while content/ has mistakes, which this import would report.
    const { getPublicPaths } = await import('./library/paths/public-paths.ts');
    return [...getPublicPaths(), ...publicFiles];
  },
  // React Router doesn't run in the browser, so its scripts and data aren't needed.
  buildEnd() {
    for (const file of globSync(`${buildFolder}/client/{assets/*.js,**/*.data,.well-known/*.data}`))
      rmSync(file);
  },
} satisfies Config;
