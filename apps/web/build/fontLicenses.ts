import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')

/**
 * Returns the licences of the fonts as Markdown. The bundler writes those of the libraries only, and the fonts'
 * licence (OFL) has to be shipped with them.
 */
export async function fontLicenses(): Promise<string> {
  const manifest = await readFile(join(root, 'packages', 'ui', 'package.json'), 'utf8')
  // The manifest of a package has this shape.
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> }
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'))
  const sections = fonts.map(async (name) => {
    const license = await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8')
    return `\n## ${name} - ${dependencies[name]} (OFL-1.1)\n\n${license}`
  })
  return (await Promise.all(sections)).join('')
}
