import { globSync, rmSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';
import { publicFiles } from './library/pages.ts';
import { publicPaths } from './library/paths/public-paths.ts';

/** Where the build grows: scripts/build.ts makes it beside the one that may be running. */
const buildFolder = process.env.BUILD_FOLDER ?? 'build';

export default {
  ssr: true,
  buildDirectory: buildFolder,
  prerender() {
    // It is asked in a preview as well, which makes each page when somebody looks at it.
    if (process.env.NODE_ENV === 'development') return [];
    return [...publicPaths(), ...publicFiles];
  },
  // Its scripts and data are for pages that it runs in the browser, and there it runs none.
  buildEnd() {
    for (const file of globSync(`${buildFolder}/client/{assets/*.js,**/*.data,.well-known/*.data}`))
      rmSync(file);
  },
} satisfies Config;
