/** Joins class names and skips undefined and empty ones. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
