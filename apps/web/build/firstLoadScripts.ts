import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** The scripts that a page names for the boot script to ask for. */
const named = /<meta name="app-scripts" content="([^"]*)">/

/** As the bundler writes them: `import"./a.js"`, `from"./a.js"`; an `import("./a.js")` comes later. */
const imported = /\b(?:from|import)\s*["'](\.\.?\/[^"']+\.js)["']/g

/**
 * The JavaScript files that a browser loads for a page before the visitor does anything: those its
 * HTML names, and all that these import.
 *
 * @param outDir the built site
 * @param page the HTML file, relative to it
 * @returns paths relative to the site
 */
export function firstLoadScripts(outDir: string, page: string): readonly string[] {
  const found = new Set<string>()
  const visit = (script: string): void => {
    if (found.has(script)) return
    found.add(script)
    const code = readFileSync(join(outDir, script), 'utf8')
    for (const [, path = ''] of code.matchAll(imported)) {
      visit(posix.join(dirname(script), path))
    }
  }
  const html = readFileSync(join(outDir, page), 'utf8')
  for (const path of named.exec(html)?.[1]?.split(' ') ?? []) visit(path.slice(1))
  return [...found]
}
