import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { firstLoadScripts } from './firstLoadScripts.ts'

const site = mkdtempSync(join(tmpdir(), 'site-'))
const files = {
  'page.html':
    '<link rel="stylesheet" href="/a.css"><meta name="app-scripts" content="/assets/entry.js /assets/words.js">',
  'assets/entry.js':
    'import{a}from"./shared.js";import"./effect.js";const l=()=>import("./late.js")',
  'assets/words.js': 'export*from"./shared.js"',
  'assets/shared.js': "import{b}from'./deep.js';export const a=b",
  'assets/effect.js': '',
  'assets/deep.js': 'import{a}from"./shared.js";export const b=1',
  'assets/late.js': '',
}
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(site, name)), { recursive: true })
  writeFileSync(join(site, name), content)
}
afterAll(() => rmSync(site, { recursive: true }))

it('finds what a page names and all that these import, each once, but not what is loaded later', () => {
  expect(firstLoadScripts(site, 'page.html').toSorted()).toEqual([
    'assets/deep.js',
    'assets/effect.js',
    'assets/entry.js',
    'assets/shared.js',
    'assets/words.js',
  ])
})
