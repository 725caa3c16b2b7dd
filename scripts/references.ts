/**
 * Finds references that are not links, in comments and pages: to sections of the specification, decisions and files;
 * and those that do not resolve. `npm run check:links` checks the links of pages.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const decisionsDir = join(root, 'docs/decisions')

const extensions = /^\.(?:tsx?|mjs|css|rules|mdx?|hbs|html|ya?ml)$/
const ignored = /^(?:node_modules|dist.*|masters|storybook-static|\.git|\.turbo)$/

/** All files that may contain references, as paths from the root. */
function textFiles(folder = root): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.test(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return textFiles(path)
    return extensions.test(extname(entry.name)) ? [relative(root, path)] : []
  })
}

export const projectFiles = textFiles()

export const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The numbers of the specification's headings, such as `4` and `4.3`. */
const headings = read('docs/specification.md').matchAll(/^#+ (\d+(?:\.\d+)?)\.? /gm)
const sections = new Set(Array.from(headings, ([, number]) => number))

export const decisions = readdirSync(decisionsDir).filter((name) => /^\d{3}-.*\.md$/.test(name))

const isDecision = (number: string) => decisions.some((name) => name.startsWith(`${number}-`))

/** Joins the lines of a comment: a reference may have a line break at any space. */
const unwrapped = (text: string) => text.replaceAll(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ')

interface Reference {
  /** As it is written. */
  readonly text: string
  readonly resolves: boolean
}

/** The references to the specification and to decisions in a text. */
function citations(text: string): readonly Reference[] {
  const line = unwrapped(text)
  const ofSections = line.matchAll(
    /\bspec(?:ification)?(?:'s)? \(?sections? (\d[\d.]*(?:(?:, | and |, and )\d[\d.]*)*)/g,
  )
  const ofDecisions = line.matchAll(
    /\b(?:docs\/decisions\/|[Dd]ecisions? )(\d{3}(?:(?:, | and )\d{3})*)/g,
  )
  return [
    ...[...ofSections].map(([whole, numbers = '']) => ({
      text: whole,
      resolves: (numbers.match(/\d+(?:\.\d+)?/g) ?? []).every((number) => sections.has(number)),
    })),
    ...[...ofDecisions].map(([whole, numbers = '']) => ({
      text: whole,
      resolves: (numbers.match(/\d{3}/g) ?? []).every(isDecision),
    })),
  ]
}

/** The files that a Markdown page names, by the end of their path, such as `app/boot.ts`. */
function paths(text: string): readonly Reference[] {
  const named = text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|rules|mdx?|ya?ml))`/g)
  return [...named].map(([whole, path = '']) => ({
    text: whole,
    resolves: projectFiles.some((file) => `/${file}`.endsWith(`/${path}`)),
  }))
}

/** Decisions refer to one another by number only. */
function decisionNumbers(text: string): readonly Reference[] {
  return [...text.matchAll(/(?<![\w.,/-])(0\d{2})(?![\w.,-]*\d)/g)].map(([whole, number = '']) => ({
    text: whole,
    resolves: isDecision(number),
  }))
}

export function referencesIn(path: string, text: string): readonly Reference[] {
  return [
    ...citations(text),
    ...(/\.mdx?$/.test(path) ? paths(text) : []),
    ...(path.startsWith('docs/decisions/') ? decisionNumbers(text) : []),
  ]
}

export const dangling = (path: string, text: string) =>
  referencesIn(path, text).flatMap(({ text: reference, resolves }) => (resolves ? [] : [reference]))
