import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

const script = join(import.meta.dirname, 'preflight.mjs')
const clone = mkdtempSync(join(tmpdir(), 'preflight-'))
afterAll(() => rmSync(clone, { recursive: true }))

const run = (file: string, env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, [file], { encoding: 'utf8', env: { ...process.env, ...env } })

/** A copy of the script in a project that asks for this Node. */
function cloneOf(node: string): string {
  mkdirSync(join(clone, 'scripts'), { recursive: true })
  cpSync(script, join(clone, 'scripts/preflight.mjs'))
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ engines: { node } }))
  return join(clone, 'scripts/preflight.mjs')
}

it('says nothing when nothing is missing', () => {
  expect(run(script, { PORT: '4200' })).toMatchObject({ status: 0, stdout: '', stderr: '' })
})

it.each([
  ['an old Node', () => run(cloneOf('>=99.1')), /^Node 99\.1 or newer is needed.*\n$/],
  [
    'no packages',
    () => run(cloneOf('>=18.0')),
    /^The packages are not installed: run `npm install` first\.\n$/,
  ],
  [
    'a wrong port',
    () => run(script, { PORT: 'abc' }),
    /^PORT is "abc", but a port is a number.*\n$/,
  ],
])('names %s in one sentence', (_, start, sentence) => {
  const { status, stderr } = start()
  expect(status).toBe(1)
  expect(stderr).toMatch(sentence)
})
