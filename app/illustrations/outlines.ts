/**
 * Outlines that the site's drawings and the images made at build time share.
 * Jar, bottle and dropper stand on y = 760.
 */
export const jarOutline =
  'M224 744V572h300v172a16 16 0 0 1-16 16H240a16 16 0 0 1-16-16zM212 510a6 6 0 0 1 6-6h312a6 6 0 0 1 6 6v62H212z';

export const bottleOutline =
  'M430 748V420c0-92 76-70 76-138v-40h88v40c0 68 76 46 76 138v328a12 12 0 0 1-12 12H442a12 12 0 0 1-12-12z';

export const dropperOutline =
  'M496 250v-44a6 6 0 0 1 6-6h96a6 6 0 0 1 6 6v44zM524 200v-70c0-36 52-36 52 0v70z';

/** A chew in the shape of a bone, 136 long, lying on y = 150. */
export const boneOutline =
  'M39.700 109h64.600a18 18 0 1 1 30.200 10 18 18 0 1 1-30.200 10H39.700a18 18 0 1 1-30.200-10 18 18 0 1 1 30.200-10z';
