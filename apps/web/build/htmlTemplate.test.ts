import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Manifest } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { PrerenderedPage } from '../src/app/prerender.tsx'
import { type FillPage, readTemplate } from './htmlTemplate.ts'

const index = `<!doctype html>
<html lang="es" data-age="unverified">
  <head>
    <!--head-->
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="stylesheet" href="/assets/main.css">
  </head>
  <body><div id="root"><!--app--></div></body>
</html>`

const manifest: Manifest = {
  'src/app/main.tsx': {
    file: 'assets/main.js',
    dynamicImports: ['src/app/layout/Footer.tsx', 'src/app/layout/Drawer.tsx'],
    css: ['assets/main.css'],
    isEntry: true,
  },
  'src/features/home/HomePage.tsx': {
    file: 'assets/HomePage.js',
    imports: ['src/app/main.tsx', '_hero.js'],
    dynamicImports: ['src/features/home/Trio.tsx'],
    css: ['assets/HomePage.css'],
  },
  'src/features/home/Trio.tsx': { file: 'assets/Trio.js', css: ['assets/Trio.css'] },
  'src/app/layout/Footer.tsx': { file: 'assets/Footer.js', css: ['assets/Footer.css'] },
  'src/app/layout/Drawer.tsx': { file: 'assets/Drawer.js', css: ['assets/Drawer.css'] },
  '_hero.js': { file: 'assets/hero.js', imports: ['src/app/main.tsx'], css: ['assets/hero.css'] },
  'node_modules/italiana-latin-400-normal.woff2': {
    file: 'assets/italiana.woff2',
    src: 'node_modules/italiana-latin-400-normal.woff2',
  },
  'node_modules/jost-cyrillic-wght-normal.woff2': {
    file: 'assets/jost-cyrillic.woff2',
    src: 'node_modules/jost-cyrillic-wght-normal.woff2',
  },
}

const page: PrerenderedPage = {
  path: '/en/home',
  file: 'en/home.html',
  language: 'en',
  html: '<title>Home</title><meta name="description" content="a"/><link rel="canonical" href="/x"/><main>Hello</main>',
  modules: ['src/features/home/HomePage.tsx'],
  laterModules: ['src/app/layout/Footer.tsx'],
  isPrivate: false,
  showsBothLanguages: false,
}

let outDir: string
let fill: FillPage

beforeEach(async () => {
  outDir = mkdtempSync(join(tmpdir(), 'template-'))
  mkdirSync(join(outDir, '.vite'))
  writeFileSync(join(outDir, 'index.html'), index)
  writeFileSync(join(outDir, '.vite/manifest.json'), JSON.stringify(manifest))
  fill = await readTemplate(outDir)
})
afterEach(() => rmSync(outDir, { recursive: true }))

const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0]

const hrefsOf = (html: string, rel: string) =>
  [...html.matchAll(/<link rel="([^"]*)" href="([^"]*)"/g)]
    .filter(([, found]) => found === rel)
    .map(([, , href]) => href)

describe('a page’s file', () => {
  it('has what React put first in its head, and the rest where the app is', () => {
    const html = fill(page)
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain('<title>Home</title><meta name="description" content="a"/>')
    expect(head).toContain('<link rel="canonical" href="/x"/>')
    expect(html).toContain('<div id="root"><main>Hello</main></div>')
  })

  it.each([
    [{}, '<html lang="en" data-age="unverified">'],
    [{ language: 'es' }, '<html lang="es" data-age="unverified">'],
    [{ isPrivate: true }, '<html lang="en" data-age="unverified" data-session="checking">'],
    [{ showsBothLanguages: true }, '<html lang="en" data-age="unverified" data-both-languages>'],
  ] as const)('with %j starts with %s', (difference, root) => {
    expect(rootOf(fill({ ...page, ...difference }))).toBe(root)
  })

  it('asks early for the page’s chunks, each once, those it imports first', () => {
    const scripts = hrefsOf(fill(page), 'modulepreload')
    expect(scripts).toEqual(['/assets/hero.js', '/assets/HomePage.js'])
  })

  it('has the styles of all that stands in it, also of parts whose code comes later', () => {
    expect(hrefsOf(fill(page), 'stylesheet')).toEqual([
      '/assets/hero.css',
      '/assets/HomePage.css',
      '/assets/Footer.css',
      '/assets/Trio.css',
      '/assets/main.css',
    ])
  })

  it('asks early for the fonts of the first screen alone', () => {
    expect(hrefsOf(fill(page), 'preload')).toEqual(['/assets/italiana.woff2'])
  })

  it('holds a page that has signs of a replacement text', () => {
    const html = fill({ ...page, html: '<main>$& costs $1 $`</main>' })
    expect(html).toContain('<div id="root"><main>$& costs $1 $`</main></div>')
  })

  it('is not made for a page that the build does not know', () => {
    const modules = ['src/features/home/Gone.tsx']
    expect(() => fill({ ...page, modules })).toThrow('no chunk for src/features/home/Gone.tsx')
  })
})

it('leaves neither the template nor the manifest among the site’s files', () => {
  expect(readdirSync(outDir)).toEqual([])
})
