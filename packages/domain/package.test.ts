import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

const root = import.meta.dirname
const { resolve } = createRequire(import.meta.url)
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
  copyFileSync(join(root, 'README.example.ts'), join(folder, 'example.ts'))
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true }))

it('runs in plain Node', () => {
  writeFileSync(
    join(folder, 'index.mjs'),
    `import { toCents } from '@storefront/domain'
     import { aProduct } from '@storefront/domain/testing'
     if (aProduct().priceCents !== toCents(27)) throw new Error('Not 2700 cents')`,
  )
  expect(() => run(process.execPath, 'index.mjs')).not.toThrow()
})

it.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])(
  'has types for modules of %s',
  (module, moduleResolution) => {
    const types = dirname(dirname(resolve('@types/node/package.json')))
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'es2023',
      '--types',
      'node',
      '--typeRoots',
      types,
    ]
    const compiler = resolve('typescript/lib/tsc.js')
    expect(() =>
      run(
        process.execPath,
        compiler,
        ...options,
        '--module',
        module,
        '--moduleResolution',
        moduleResolution,
        'example.ts',
      ),
    ).not.toThrow()
  },
  30_000,
)

it('has API docs without a broken link', () => {
  expect(() =>
    execFileSync('npm', ['run', '--silent', 'docs'], { cwd: root, stdio: 'pipe' }),
  ).not.toThrow()
}, 60_000)
