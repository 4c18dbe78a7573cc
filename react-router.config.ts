import { globSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Config } from '@react-router/dev/config';
import './library/files/node-hooks.ts';
import { publicFiles } from './library/pages.ts';

// React Router reads this file without the plugins of vite.config.ts, so Node itself imports content.
const load: (module: string) => typeof import('./library/paths/public-paths.ts') = createRequire(
  import.meta.url,
);

/** Where the build grows: scripts/build.ts makes it beside the one that may be running. */
const buildFolder = process.env.BUILD_FOLDER ?? 'build';

export default {
  ssr: true,
  buildDirectory: buildFolder,
  prerender() {
    // It is asked in a preview as well, which makes each page when somebody looks at it.
    if (process.env.NODE_ENV === 'development') return [];
    const { publicPaths } = load('./library/paths/public-paths.ts');
    return [...publicPaths(), ...publicFiles];
  },
  // Its scripts and data are for pages that it runs in the browser, and there it runs none.
  buildEnd() {
    for (const file of globSync(`${buildFolder}/client/{assets/*.js,**/*.data,.well-known/*.data}`))
      rmSync(file);
  },
} satisfies Config;
