/** Returns undefined if no names are left, so React doesn't render an empty attribute. */
export function classNames(...names: (string | false | undefined)[]) {
  return names.filter(Boolean).join(' ') || undefined;
}
