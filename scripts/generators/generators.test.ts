import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'generators-'))
afterAll(() => rmSync(copy, { recursive: true }), 120_000)

/** Runs a command in the copy, with the tools of the project. Throws with its output if it fails. */
function run(command: string, ...args: readonly string[]): void {
  const bin = join(copy, 'node_modules', '.bin', command)
  const { status, stdout, stderr } = spawnSync(existsSync(bin) ? bin : command, args, {
    cwd: copy,
    encoding: 'utf8',
    // As outside of a test run.
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
}

/** Copies the project as it is in the working tree, and installs its packages. */
function copyProject(): void {
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { stdout } = spawnSync('git', git, { cwd: root, encoding: 'utf8' })
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
  // Drawing the pictures takes long.
  const folders = ['packages/imagery/dist']
  for (const path of [...files, ...folders]) {
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund')
  // Linter and knip read which files git ignores.
  run('git', 'init', '--quiet')
}

const plop = (...answers: readonly string[]) =>
  run('plop', '--plopfile', 'scripts/generators/plopfile.mjs', ...answers)

describe('what the generators make', () => {
  beforeAll(() => {
    copyProject()
    plop('component', 'GiftBox', 'present, wrapping')
    const titles = ['Tarjetas de regalo', 'Friends’ gift']
    plop('feature', 'shop', 'gift-cards', 'GiftCards', '/gift-cards', ...titles)
  }, 300_000)

  it.each([
    ['types', ['tsc', '-b']],
    ['lint', ['oxlint', '--type-aware', '--deny-warnings']],
    ['styles', ['stylelint', 'packages/ui/src/components/GiftBox/*.css']],
    ['format', ['oxfmt', '--check']],
    ['boundaries', ['node', 'scripts/checkBoundaries.mjs']],
    ['unused code', ['knip']],
    [
      'stories',
      ['vitest', 'run', '--config', '.storybook/vitest.config.ts', 'GiftBox', 'GiftCards'],
    ],
    ['the build', ['tsx', 'apps/web/build/build.ts', 'embedded']],
  ] as const)(
    'passes the check of %s',
    (_, [command, ...args]) => expect(() => run(command, ...args)).not.toThrow(),
    600_000,
  )

  it.each([
    ['a name with an accent', ['component', 'Botón', 'button'], 'no accents'],
    ['a name with a space', ['component', 'Gift box', 'present'], 'no spaces'],
    [
      'a path without a slash',
      ['feature', 'shop', 'other', 'Other', 'other', 'Otra', 'Other'],
      'starts with /',
    ],
  ])('refuses %s in a sentence', (_, answers, sentence) => {
    expect(() => plop(...answers)).toThrow(sentence)
  })
})
