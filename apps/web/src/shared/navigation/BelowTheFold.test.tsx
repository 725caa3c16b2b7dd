import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { BelowTheFold } from './BelowTheFold.tsx'

/** Whether each page was complete when it was added to the document. */
let wasWhole: boolean[] = []
beforeEach(() => {
  wasWhole = []
})
afterEach(cleanup)

function Page() {
  const navigate = useNavigate()
  useLayoutEffect(() => void wasWhole.push(screen.queryByText('the end') !== null), [])
  return (
    <>
      <Link to="/other">other</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <BelowTheFold>
        <p>the end</p>
      </BelowTheFold>
    </>
  )
}

const openSite = () =>
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Routes>
        <Route path="/first" element={<Page key="first" />} />
        <Route path="/other" element={<Page key="other" />} />
      </Routes>
    </MemoryRouter>,
  )

describe('what stands below the fold', () => {
  it('is part of the first page from the start', () => {
    openSite()
    expect(wasWhole).toEqual([true])
  })

  it('follows the page that a link leads to', async () => {
    openSite()
    await userEvent.click(screen.getByRole('link'))
    expect(wasWhole).toEqual([true, false])
    expect(await screen.findByText('the end')).toBeDefined()
  })

  it('is there at once when the visitor goes back to where they were', async () => {
    openSite()
    await userEvent.click(screen.getByRole('link'))
    await userEvent.click(screen.getByRole('button'))
    expect(wasWhole).toEqual([true, false, true])
  })
})
