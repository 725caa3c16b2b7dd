import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Language } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import { Window, type Document } from 'happy-dom'
import * as z from 'zod/mini'

import { folderOf } from '../../../backend/hosting/sites.ts'
import { isIndexed, type PageEntry } from '../../src/app/pages.ts'
import { everyPage, languages } from './everyPage.ts'

/** A file of the built site as a crawler reads it, without running its scripts. */
export interface BuiltPage {
  readonly entry: PageEntry
  readonly language: Language
  readonly path: string
  readonly document: Document
}

/** The build that the embedded tests use. */
const builtSite = folderOf('embedded')

/** A file of the built site. @param path the path of its URL */
export const builtFile = (path: string): Buffer => readFileSync(join(builtSite, path))

export const isBuilt = (path: string): boolean => existsSync(join(builtSite, path))

/** Every page in every language. */
export const builtPages: readonly BuiltPage[] = everyPage.flatMap((entry) =>
  languages.map((language) => {
    const path = localizedPath(entry.path, language)
    const html = builtFile(`${path}.html`).toString()
    const document = new new Window().DOMParser().parseFromString(html, 'text/html')
    return { entry, language, path, document }
  }),
)

/** The indexed pages. */
export const indexedPages = builtPages.filter(({ entry }) => isIndexed(entry))

/** The values of an attribute on all elements that a selector finds. */
export const attributesOf = ({ document }: BuiltPage, selector: string, attribute: string) =>
  Array.from(
    document.querySelectorAll(selector),
    (element) => element.getAttribute(attribute) ?? '',
  )

interface Readable {
  readonly textContent: string | null
}

/** The text of an element with normalised white space. */
export const textOf = (element: Readable | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

const documentSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
})

/** The JSON-LD of a page. */
export const thingsOf = ({ document }: BuiltPage) =>
  Array.from(document.querySelectorAll('script[type="application/ld+json"]')).flatMap(
    (element) => documentSchema.parse(JSON.parse(element.textContent))['@graph'],
  )
