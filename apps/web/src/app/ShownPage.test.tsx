// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  Suspense,
  useState,
} from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { LanguageContext } from '../shared/i18n/useLanguage.ts'
import { createLazyPage, createSite, type LazyPage, SiteContext } from './site.ts'
import { ShownPage } from './ShownPage.tsx'

const complain = vi.spyOn(console, 'error')

beforeEach(() => {
  complain.mockReset()
})
afterEach(cleanup)

const module = (heading: string): { readonly Page: ComponentType } => ({
  Page: () => <h1>{heading}</h1>,
})

const firstPage = () => createLazyPage('/first', 'shared', () => Promise.resolve(module('first')))

class Boundary extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError = () => ({ isBroken: true })

  override state = { isBroken: false }

  override render(): ReactNode {
    return this.state.isBroken ? <h1>broken</h1> : this.props.children
  }
}

/** A site whose words are there. */
const site = createSite()
beforeAll(() => site.words.load('es', 'shared'))

/** Shows one page and goes on to another. */
function Walk({ from, to }: { readonly from: LazyPage; readonly to: LazyPage }) {
  const [shown, show] = useState(from)
  return (
    <SiteContext value={site}>
      <LanguageContext value="es">
        <button type="button" onClick={() => startTransition(() => show(to))}>
          go
        </button>
        <Boundary>
          <Suspense fallback={<h1>waiting</h1>}>
            <ShownPage page={shown} />
          </Suspense>
        </Boundary>
      </LanguageContext>
    </SiteContext>
  )
}

const heading = () => screen.getByRole('heading').textContent
const go = () => act(() => userEvent.click(screen.getByRole('button')))

describe('a page that is not there yet', () => {
  it('leaves the page before in sight until it is, without complaints', async () => {
    const arrivals: ((code: { readonly Page: ComponentType }) => void)[] = []
    const late = createLazyPage(
      '/late',
      'cart',
      () => new Promise((resolve) => void arrivals.push(resolve)),
    )
    await act(async () => void render(<Walk from={firstPage()} to={late} />))
    await go()
    expect(heading()).toBe('first')
    await act(async () => arrivals[0]?.(module('late')))
    await waitFor(() => expect(heading()).toBe('late'))
    expect(complain).not.toHaveBeenCalled()
  })

  it('is given up when its code cannot be loaded', async () => {
    const gone = createLazyPage('/gone', 'shared', () =>
      Promise.reject(new TypeError('Failed to fetch')),
    )
    await act(async () => void render(<Walk from={firstPage()} to={gone} />))
    await go()
    await waitFor(() => expect(heading()).toBe('broken'))
  })
})

describe('a page that is there', () => {
  it('is shown at once', async () => {
    const page = firstPage()
    await page.load()
    render(<Walk from={page} to={page} />)
    expect(heading()).toBe('first')
  })
})
