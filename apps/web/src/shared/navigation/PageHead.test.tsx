import { brand } from '@storefront/brand'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'

import { renderPage } from '../../../testing/renderPage.tsx'
import { PageHead } from './PageHead.tsx'

/** Renders the head of a page, and returns what a selector finds in it. */
async function headOf(
  props: Partial<ComponentProps<typeof PageHead>>,
  options?: Parameters<typeof renderPage>[1],
) {
  await renderPage(<PageHead title="Cócteles" description="Ocho recetas." {...props} />, options)
  return (selector: string, attribute: string) =>
    Array.from(document.head.querySelectorAll(selector), (element) =>
      element.getAttribute(attribute),
    )
}

describe('PageHead', () => {
  it('titles the page with the brand, once', async () => {
    await headOf({})
    expect(document.title).toBe(`Cócteles · ${brand.name}`)
  })

  it('does not repeat a brand that the title names', async () => {
    await headOf({ title: `${brand.name} Destilado` })
    expect(document.title).toBe(`${brand.name} Destilado`)
  })

  it.each([
    { language: 'es', canonical: '/Cocteles' },
    { language: 'en', canonical: '/en/Cocteles' },
  ] as const)(
    'names the page’s own address in $language and both languages’',
    async ({ language, canonical }) => {
      const find = await headOf({}, { path: '/Cocteles', language })
      expect(find('link[rel=canonical]', 'href')).toEqual([`${brand.siteUrl}${canonical}`])
      expect(find('link[rel=alternate]', 'hreflang')).toEqual(['es', 'en', 'x-default'])
      expect(find('link[rel=alternate]', 'href')).toEqual([
        `${brand.siteUrl}/Cocteles`,
        `${brand.siteUrl}/en/Cocteles`,
        `${brand.siteUrl}/Cocteles`,
      ])
      expect(find('meta[name=description]', 'content')).toEqual(['Ocho recetas.'])
    },
  )

  it('takes the spelling of the table of pages for an address typed in another', async () => {
    const find = await headOf({ path: '/Cocteles' }, { path: '/COCTELES/' })
    expect(find('link[rel=canonical]', 'href')).toEqual([`${brand.siteUrl}/Cocteles`])
  })
})
