import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { i18n } from 'i18next'
import { startTransition, Suspense, useState, type ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { createProgress } from '../shared/progress.ts'
import { es as layout } from './layout/messages/es.ts'
import { createLazyPage, createSite, type LazyPage } from './site.ts'

const complain = vi.spyOn(console, 'error')

const offline = new TypeError('Failed to fetch')

beforeEach(() => {
  complain.mockReset()
  // After the second failed import, `importCode` checks whether the site responds.
  vi.stubGlobal('fetch', () => Promise.reject(offline))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const module = (heading: string): { readonly Page: ComponentType } => ({
  Page: () => <h1>{heading}</h1>,
})

const firstPage = () => createLazyPage('/first', 'shared', () => Promise.resolve(module('first')))

let instance: i18n
beforeAll(async () => {
  instance = await createSite().languages.load('es')
})

/** Opens a page and then navigates to another one. */
function Walk({ from, to }: { readonly from: LazyPage; readonly to: LazyPage }) {
  const [{ Page }, show] = useState(from)
  return (
    <I18nextProvider i18n={instance}>
      <button type="button" onClick={() => startTransition(() => show(to))}>
        go
      </button>
      <Suspense fallback={<h1>waiting</h1>}>
        <Page />
      </Suspense>
    </I18nextProvider>
  )
}

const heading = () => screen.getByRole('heading').textContent
const click = (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })))

describe('a page that is not there yet', () => {
  it('leaves the page before in sight until it is, without complaints', async () => {
    const arrivals: ((code: { readonly Page: ComponentType }) => void)[] = []
    const late = createLazyPage(
      '/late',
      'cart',
      () => new Promise((resolve) => void arrivals.push(resolve)),
    )
    await act(async () => void render(<Walk from={firstPage()} to={late} />))
    await click('go')
    expect(heading()).toBe('first')
    await act(async () => arrivals[0]?.(module('late')))
    await waitFor(() => expect(heading()).toBe('late'))
    expect(complain).not.toHaveBeenCalled()
  })

  it('says so when its code cannot be loaded, and comes by itself once it can', async () => {
    const bring = vi
      .fn<() => Promise<{ readonly Page: ComponentType }>>()
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(offline)
      .mockResolvedValueOnce(module('found'))
    const lost = createLazyPage('/lost', 'shared', bring)
    await act(async () => void render(<Walk from={firstPage()} to={lost} />))
    await click('go')
    await waitFor(() => expect(heading()).toBe(layout.lost.title))
    await click('Intentar de nuevo')
    expect(heading()).toBe(layout.lost.title)
    await act(async () => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(heading()).toBe('found'))
  })

  it('is asked for again when it is gone to once more', async () => {
    const bring = vi
      .fn<() => Promise<{ readonly Page: ComponentType }>>()
      .mockRejectedValueOnce(offline)
      .mockResolvedValueOnce(module('found'))
    const { Page } = createLazyPage('/lost', 'shared', bring)
    expect(await Page.load(instance)).toBe(false)
    expect(await Page.load(instance)).toBe(true)
  })
})

describe('a page that is there', () => {
  it('is shown at once', async () => {
    const page = firstPage()
    await page.Page.load(instance)
    render(<Walk from={page} to={page} />)
    expect(heading()).toBe('first')
  })
})

describe('the site', () => {
  it('tells that something is under way as long as a page is being loaded', async () => {
    const progress = createProgress()
    const seen: boolean[] = []
    progress.subscribe(() => seen.push(progress.get() > 0))
    await createSite(progress).load('/terms')
    expect(seen).toContain(true)
    expect(progress.get()).toBe(0)
  })

  it('has a page that was fetched ahead when its link is followed', async () => {
    const progress = createProgress()
    const site = createSite(progress)
    await site.load('/home')
    await site.prefetch('/terms')
    const hear = vi.fn<() => void>()
    progress.subscribe(hear)
    expect(await site.load('/terms')).toBe(true)
    expect(hear).not.toHaveBeenCalled()
  })
})
