/**
 * The page a path leads to, as the guards compare it: without query and fragment, escapes read,
 * lower case, no slash at the end. The router reads escapes and ignores case too, so that no other
 * spelling of a guarded path gets past its guard.
 */
export function pageOf(path: string): string {
  const pathname = path.replace(/[?#].*$/s, '')
  return readEscapes(pathname).toLowerCase().replace(/\/+$/, '') || '/'
}

function readEscapes(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    // A malformed escape is no page of the site; the router takes it as it stands too.
    return pathname
  }
}
