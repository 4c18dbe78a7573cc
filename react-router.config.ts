import type { Config } from '@react-router/dev/config';
import { publicFiles, publicPaths } from './content/paths.ts';

export default {
  ssr: true,
  prerender: [...publicPaths(), ...publicFiles()],
  // One manifest of all routes with the entry: nothing to ask the server for on navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
