import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build, type InlineConfig } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { retryableImports, withImportCode } from './retryableImports.ts'

const root = mkdtempSync(join(tmpdir(), 'retryable-'))

const site = {
  'index.html': '<script type="module" src="/main.ts"></script>',
  'main.ts': `const part = () => import('./part.ts')
    document.addEventListener('click', () => void part().then(({ show }) => show('a part')))`,
  'part.ts': `import './part.css'
    export const show = (text: string) => {
      document.title = text
      return import('./words.ts')
    }`,
  'part.css': '.part { color: red }',
  'words.ts': `export const words = ['one', 'two']`,
}

beforeAll(() => {
  for (const [name, text] of Object.entries(site)) writeFileSync(join(root, name), text)
})
afterAll(() => rmSync(root, { recursive: true }))

/** The files of a small site, by name. */
async function filesOf(config: InlineConfig): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, ...config.build },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  if (bundle === undefined || !('output' in bundle)) throw new Error('Nothing was built')
  return new Map(
    bundle.output.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : file.source.toString(),
    ]),
  )
}

/** The assets, which browsers cache forever, by name. */
const isKept = (name: string) => name.startsWith('assets/')

describe('a site whose imports can be tried again', () => {
  it('still has the styles of a part fetched beside its code', async () => {
    const files = await filesOf({ plugins: [retryableImports()] })
    const main = [...files].find(([name]) => name.startsWith('assets/index-'))?.[1]
    expect(main).toMatch(
      /=>importCode\(\(\)=>import\(`(\.\/part-[^`]+\.js)`\),`\1`\)[^;]*,__vite__mapDeps\(\[/,
    )
    expect(main).toMatch(/"assets\/part-[^"]+\.css"/)
  })

  it.each([
    ['without the plugin', { plugins: [] }],
    ['without a minifier', { build: { minify: false } }],
  ] satisfies [string, InlineConfig][])(
    'has other bytes only under another name, built %s',
    async (_, other) => {
      const files = await filesOf({ plugins: [retryableImports()] })
      const others = await filesOf({ plugins: [retryableImports()], ...other })
      const changed = [...files].filter(
        ([name, text]) => isKept(name) && others.has(name) && others.get(name) !== text,
      )
      expect(changed.map(([name]) => name)).toEqual([])
      // Otherwise the comparison would not include what the option changes.
      expect([...others.keys()]).not.toEqual([...files.keys()])
    },
  )
})

describe('the imports of a chunk', () => {
  it('are handed over with their address, each for itself', () => {
    const code = 'load(() => import("./A-0a1.js").then((a) => a.t)), import(\'./B.js\')'
    expect(withImportCode(code, ['assets/A-0a1.js', 'assets/B.js'])).toBe(
      'load(() => importCode(() => import("./A-0a1.js"), "./A-0a1.js").then((a) => a.t)), ' +
        "importCode(() => import('./B.js'), './B.js')",
    )
  })

  it('are left alone where they are none of the site’s chunks, or come first', () => {
    const code = 'import{a}from"./a.js";import(address);const text="import(`./b.js`)"'
    expect(withImportCode(code, [])).toBe(code)
  })

  it('are missed loudly when the bundler writes them otherwise', () => {
    expect(() => withImportCode('import("./" + "Cart.js")', ['assets/Cart.js'])).toThrow('Cart.js')
  })
})
