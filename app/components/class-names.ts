/** Joins the class names that apply; `undefined` and `false` fall out. */
export function classNames(...names: (string | false | undefined)[]) {
  return names.filter(Boolean).join(' ') || undefined;
}
