import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

const root = import.meta.dirname
/** The repository's compiler; typedoc brings an older one, which takes ten times as long. */
const compiler = join(root, '../../node_modules/typescript/bin/tsc')
/** Long for what takes seconds: another command may hold up the machine. */
const minuteMs = 60_000

const folder = mkdtempSync(join(tmpdir(), 'domain-'))

/** Runs a command in the folder in which the package is installed; throws an error with its output. */
function run(command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
}

beforeAll(() => {
  execFileSync('npm', ['run', '--silent', 'build:package'], { cwd: root, stdio: 'pipe' })
  run('npm', 'pack', join(root, 'dist'), '--silent')
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }')
  run(
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    './storefront-domain-0.1.0.tgz',
  )
}, 2 * minuteMs)

afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['index.mjs', (names: string, from: string) => `import ${names} from '${from}'`],
  ['index.cjs', (names: string, from: string) => `const ${names} = require('${from}')`],
])('runs in plain Node, as %s', (file, load) => {
  writeFileSync(
    join(folder, file),
    `${load('{ productRef, toCents }', '@storefront/domain')}
     ${load('{ aShop, runOn }', '@storefront/domain/testing')}
     const bottle = runOn(aShop()).find(productRef('destilado'))
     if (bottle?.priceCents !== toCents(27)) throw new Error('Not 2700 cents')`,
  )
  expect(() => run(process.execPath, file)).not.toThrow()
})

it.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])(
  'has types for modules of %s',
  (module, moduleResolution) => {
    writeFileSync(
      join(folder, 'index.ts'),
      `import { type Cents, toCents } from '@storefront/domain'
       import { aProduct } from '@storefront/domain/testing'
       export const price: Cents | null = aProduct({ priceCents: toCents(27) }).priceCents
       // @ts-expect-error -- a product has no colour
       aProduct({ colour: 'red' })`,
    )
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022']
    expect(() =>
      run(
        process.execPath,
        compiler,
        ...options,
        '--skipLibCheck',
        '--module',
        module,
        '--moduleResolution',
        moduleResolution,
        'index.ts',
      ),
    ).not.toThrow()
  },
  minuteMs,
)

it(
  'has API docs without a broken link',
  () => {
    expect(() =>
      execFileSync('npm', ['run', '--silent', 'docs'], { cwd: root, stdio: 'pipe' }),
    ).not.toThrow()
  },
  minuteMs,
)
