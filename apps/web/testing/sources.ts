import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

import { parseSync, type Module } from '@swc/core'

const root = join(import.meta.dirname, '../../..')

/** What visitors and buyers read is in these folders. */
const folders = ['apps/web/src', 'packages/brand/src', 'packages/i18n/src', 'packages/letters/src']

/** A file of the site, the brand or the letters, with its path from the project's root. */
export interface Source {
  readonly path: string
  readonly text: string
}

const isShown = (path: string) => !/(\.test\.|\.stories\.|\/testing\/)/.test(path)

/** The files of the site, the brand and the letters with these extensions, without tests, stories and their helpers. */
export function sources(...extensions: readonly string[]): readonly Source[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && extensions.some((end) => entry.name.endsWith(end)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), file }))
    .filter(({ path }) => isShown(path))
    .map(({ path, file }) => ({ path, text: readFileSync(file, 'utf8') }))
}

/** A node of a syntax tree. */
export type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string }

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** All nodes of a file, parents before children. */
export function nodesOf({ path, text }: Source): readonly SyntaxNode[] {
  const found: SyntaxNode[] = []
  const visit = (value: unknown): void => {
    if (isNode(value)) found.push(value)
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  const tree: Module = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') })
  visit(tree.body)
  return found
}
