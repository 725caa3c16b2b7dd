import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Manifest } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { PrerenderedPage } from '../src/app/prerender.tsx'
import { readTemplate, type FillPage } from './htmlTemplate.ts'

const index = `<!doctype html>
<html lang="es" data-age="unverified">
  <head>
    <!--first-pictures-->
    <!--head-->
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="stylesheet" href="/assets/main.css">
  </head>
  <body><div id="root"><!--app--></div></body>
</html>`

const manifest: Manifest = {
  'src/app/main.tsx': {
    file: 'assets/main.js',
    dynamicImports: ['src/app/layout/Drawer.tsx'],
    css: ['assets/main.css'],
    isEntry: true,
  },
  'src/features/brand/home/HomePage.tsx': {
    file: 'assets/HomePage.js',
    imports: ['src/app/main.tsx', '_hero.js'],
    css: ['assets/HomePage.css'],
  },
  'src/app/layout/Drawer.tsx': { file: 'assets/Drawer.js', css: ['assets/Drawer.css'] },
  '_hero.js': { file: 'assets/hero.js', imports: ['src/app/main.tsx'], css: ['assets/hero.css'] },
  'fonts/headings.woff2': { file: 'assets/headings.woff2', src: 'fonts/headings.woff2' },
  'fonts/jost.woff2': { file: 'assets/jost.woff2', src: 'fonts/jost.woff2' },
  'files/jost-latin.woff2': { file: 'assets/jost-latin.woff2', src: 'files/jost-latin.woff2' },
}

const page: PrerenderedPage = {
  path: '/en/home',
  file: 'en/home.html',
  language: 'en',
  html: '<title>Home</title><meta name="description" content="a"/><link rel="canonical" href="/x"/><main>Hello</main>',
  modules: ['src/features/brand/home/HomePage.tsx'],
  shortcuts: [],
  isPrivate: false,
  listing: null,
}

const data = '<script type="application/json">[]</script>'

let outDir: string
let fill: FillPage

/** Writes a site as Vite builds it. */
function write(template: string, built: Manifest): void {
  mkdirSync(join(outDir, '.vite'))
  writeFileSync(join(outDir, 'index.html'), template)
  writeFileSync(join(outDir, '.vite/manifest.json'), JSON.stringify(built))
}

beforeEach(async () => {
  outDir = mkdtempSync(join(tmpdir(), 'template-'))
  mkdirSync(join(outDir, 'assets'))
  for (const name of ['main', 'HomePage', 'Drawer', 'hero']) {
    writeFileSync(join(outDir, `assets/${name}.css`), `.${name}{}`)
  }
  write(index, manifest)
  fill = await readTemplate(outDir, data)
})
afterEach(() => rmSync(outDir, { recursive: true }))

const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0]

/** The addresses of a page's links of one kind. */
const linksOf = (html: string, rel: string) =>
  [...html.matchAll(/<link rel="([^"]*)"[^>]* href="([^"]*)"/g)]
    .filter(([, found]) => found === rel)
    .map(([, , href]) => href)

describe('a page’s file', () => {
  it('has what React put first in its head, and the rest where the app is', async () => {
    const { html } = await fill(page)
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain('<title>Home</title><meta name="description" content="a"/>')
    expect(head).toContain('<link rel="canonical" href="/x"/>')
    expect(html).toContain('<div id="root"><main>Hello</main></div>')
  })

  it.each([
    [{}, '<html lang="en" data-age="unverified">'],
    [{ language: 'es' }, '<html lang="es" data-age="unverified">'],
    [{ isPrivate: true }, '<html lang="en" data-age="unverified" data-session="checking">'],
    [{ path: null }, '<html lang="en" data-age="unverified" data-both-languages="">'],
  ] as const)('with %j starts with %s', async (difference, root) => {
    expect(rootOf((await fill({ ...page, ...difference })).html)).toBe(root)
  })

  it('has its scripts in a template: the entry first, then the files of the page, each once', async () => {
    const { html } = await fill(page)
    const [, template = ''] = /<template id="app-scripts">(.*?)<\/template>/s.exec(html) ?? []
    const scripts = [...template.matchAll(/<script type="module" crossorigin src="(.*?)">/g)]
    expect(scripts.map(([, file]) => file)).toEqual([
      '/assets/main.js',
      '/assets/hero.js',
      '/assets/HomePage.js',
    ])
    expect(html.replace(template, '')).not.toMatch(/<script(?! type="application\/json">)/)
  })

  it('has the styles of all that stands in it', async () => {
    const { html, styleHash } = await fill(page)
    const css = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? ''
    expect(css.split('\n')).toEqual(['.main{}', '.hero{}', '.HomePage{}'])
    expect(styleHash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`)
  })

  it('has a disabled link for each of these sheets in the template, where no parser fetches it', async () => {
    const { html } = await fill(page)
    const [, template = ''] = /<template id="app-scripts">(.*?)<\/template>/s.exec(html) ?? []
    expect(linksOf(template, 'stylesheet')).toEqual([
      '/assets/main.css',
      '/assets/hero.css',
      '/assets/HomePage.css',
    ])
    expect(linksOf(html.replace(template, ''), 'stylesheet')).toEqual([])
  })

  it('asks early for the fonts of the first screen alone', async () => {
    const { html, fonts } = await fill(page)
    expect(fonts).toEqual(['/assets/jost.woff2', '/assets/headings.woff2'])
    for (const path of fonts) {
      expect(html).toContain(
        `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`,
      )
    }
  })

  it('holds what preloads its first picture before anything else of its head', async () => {
    const picture =
      '<div id="page"><picture><source type="image/avif" srcSet="/w.avif 800w" sizes="50vw"/><img fetchPriority="high"/></picture></div>'
    const { html } = await fill({ ...page, html: page.html + picture })
    expect(html).toMatch(/<head>\s*<template id="page-picture"><link [^>]*><\/template>/)
  })

  it('holds a page that has signs of a replacement text', async () => {
    const { html } = await fill({ ...page, html: '<title>$&</title><main>$& costs $1 $`</main>' })
    expect(html).toContain('<div id="root"><main>$& costs $1 $`</main></div>')
  })

  it('has what React wrote byte by byte, as hydration wants it', async () => {
    const main =
      '<!--$--><p class="a&amp;b" hidden="">1<!-- -->&#x27;s<br/></p><!--/$--><template id="B:0"></template>'
    const { html } = await fill({ ...page, html: `<title>a</title>${main}` })
    expect(html).toContain(`<div id="root">${main}</div>`)
  })

  it('is not made for a page that the build does not know', async () => {
    const modules = ['src/features/brand/home/Gone.tsx']
    await expect(fill({ ...page, modules })).rejects.toThrow(
      'no chunk for src/features/brand/home/Gone.tsx',
    )
  })
})

it('leaves neither the template nor the manifest among the site’s files', () => {
  expect(readdirSync(outDir)).toEqual(['assets'])
})

describe('a template that Vite builds otherwise', () => {
  const entry = '<script type="module" crossorigin src="/assets/main.js"></script>'

  it.each([
    ['no entry script', index.replace(entry, ''), '0 entry scripts'],
    ['two of them', index.replace(entry, entry + entry), '2 entry scripts'],
    ['no place for what a page’s head has', index.replace('<!--head-->', ''), '<!--head-->'],
    ['no place for the page', index.replace('<!--app-->', ''), '<!--app-->'],
    ['two places for it', index.replace('<!--app-->', '<!--app--><!--app-->'), '<!--app-->'],
    [
      'no place for the first picture',
      index.replace('<!--first-pictures-->', ''),
      '<!--first-pictures-->',
    ],
  ])('is refused with %s', async (_, template, reason) => {
    write(template, manifest)
    await expect(readTemplate(outDir, data).then((fillOther) => fillOther(page))).rejects.toThrow(
      reason,
    )
  })

  it('is refused without a font of the first screen', async () => {
    const { 'fonts/jost.woff2': _, ...others } = manifest
    write(index, others)
    await expect(readTemplate(outDir, data)).rejects.toThrow('no font jost.woff2')
  })
})
