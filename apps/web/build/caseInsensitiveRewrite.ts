export interface Rewrite {
  readonly regex: string
  readonly destination: string
}

/**
 * Serves a page's file at its path in any spelling: hosting finds files by their exact case, visitors
 * type `/Home` (spec section 11). Written without flags, which the hosting's regex lacks. A
 * segment behind a colon stands for any.
 */
export function caseInsensitiveRewrite(path: string, file: string): Rewrite {
  const pattern = path.split('/').map(patternOf).join('/')
  return { regex: `^${pattern}/?$`, destination: `/${file}` }
}

function patternOf(segment: string): string {
  if (segment.startsWith(':')) return '[^/]+'
  return segment
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
}
