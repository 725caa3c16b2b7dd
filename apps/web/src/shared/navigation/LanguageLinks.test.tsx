import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'

import { hydratePage, renderPage } from '../../../testing/renderPage.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'

const english = () => screen.getByRole('link', { name: /English/ })

/** Renders the state of the history's entry. */
const Kept = () => <h1>{String(useLocation().state)}</h1>

describe('the way to the other language', () => {
  it('keeps query and fragment, also on a page that was prerendered without them', async () => {
    await hydratePage(<LanguageLinks />, { path: '/products?from=letter#content' })
    expect(english().getAttribute('href')).toBe('/en/products?from=letter#content')
  })

  it('keeps what else the history’s entry holds', async () => {
    await renderPage(
      <>
        <Link to="/dashboard/orders?page=2" state="rosa@example.com">
          page 2
        </Link>
        <LanguageLinks />
        <Kept />
      </>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'page 2' }))
    await userEvent.click(english())
    expect(screen.getByRole('heading').textContent).toBe('rosa@example.com')
  })
})
