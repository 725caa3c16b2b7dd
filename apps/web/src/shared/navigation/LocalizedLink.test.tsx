import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderPage } from '../../../testing/renderPage.tsx'
import { LocalizedLink } from './LocalizedLink.tsx'

it.each([
  ['es', '/cart?from=mail#content'],
  ['en', '/en/cart?from=mail#content'],
] as const)('leads to the page in %s', async (language, address) => {
  await renderPage(<LocalizedLink to="/cart?from=mail#content">cart</LocalizedLink>, { language })
  expect(screen.getByRole('link').getAttribute('href')).toBe(address)
})
