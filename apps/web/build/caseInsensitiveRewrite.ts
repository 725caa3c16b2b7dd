export interface Rewrite {
  readonly regex: string
  readonly destination: string
}

/**
 * Serves a page's file at its path in any spelling: hosting finds files by their exact case, visitors
 * type `/Home` (decisions, "Addresses"). Written without flags, which the hosting's regex lacks.
 */
export function caseInsensitiveRewrite(path: string, file: string): Rewrite {
  const pattern = path
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
  return { regex: `^${pattern}/?$`, destination: `/${file}` }
}
