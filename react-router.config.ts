import type { Config } from '@react-router/dev/config';
import { publicFiles, publicPaths } from './content/paths.ts';

export default {
  ssr: true,
  // Asked for only when it is time: reading thousands of articles would hold up Vite's own start.
  prerender: () => [...publicPaths(), ...publicFiles()],
  // One manifest of all routes with the entry: nothing to ask the server for on navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
