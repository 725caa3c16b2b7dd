import { defaultShopSettings, Outage } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { act, cleanup, render } from '@testing-library/react'
import { Profiler, type ProfilerOnRenderCallback } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createTestServices } from '../../../../testing/createTestServices.ts'
import { inServices } from '../../../../testing/inServices.tsx'
import { hydratePage } from '../../../../testing/renderPage.tsx'
import { withCalls } from '../../../../testing/visit.ts'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../../shared/services.tsx'
import { useSettings } from '../../../shared/useSettings.ts'
import { useShop } from '../cart/useShop.ts'
import { productsQuery, useLowestPrice, usePriceToBuy, useProducts } from './useProducts.ts'

const printedCatalogue = {
  settings: defaultShopSettings,
  products: { items: [aProduct({ priceCents: 2700 })], unreadable: [] },
  asOf: Date.UTC(2026, 10, 20),
}
const today = { items: [aProduct({ priceCents: 3100 })], unreadable: [] }

/** The price in each render, oldest first. */
const shown: (string | undefined)[] = []
afterEach(() => {
  cleanup()
  shown.length = 0
})

function PublicPrice() {
  const { data, isPrinted, outage } = useProducts()
  const price = [data?.[0]?.priceCents, isPrinted ? 'printed' : 'of today', outage].join(' ').trim()
  shown.push(price)
  return <p>{price}</p>
}

function ConfirmedPrice() {
  const { data, error } = useConfirmedQuery(productsQuery(useServices()))
  return <p>{data?.items[0]?.priceCents ?? (error === null ? 'pending' : 'failed')}</p>
}

const visitor = (list: () => Promise<typeof today>) => {
  const services = createTestServices({ printedCatalogue })
  const loadPublicBackend = async () =>
    withCalls(await services.loadBackend(), { products: { list } })
  return createTestServices({ printedCatalogue, loadPublicBackend })
}

const offline = () => Promise.reject(new Outage('offline', 'No network'))

describe('a price on a prerendered page', () => {
  it('is hydrated as it was printed, also when the answer came before', async () => {
    const complain = vi.spyOn(console, 'error')
    const services = visitor(() => Promise.resolve(today))
    await services.queryClient.fetchQuery(productsQuery(services))
    const { container } = await act(() =>
      hydratePage(<PublicPrice />, {
        services,
        meanwhile: () => expect(document.body.textContent).toBe('2700 printed'),
      }),
    )
    expect(container.textContent).toBe('3100 of today')
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it('is that of today at once where it is mounted later', async () => {
    const services = visitor(() => Promise.resolve(today))
    await services.queryClient.fetchQuery(productsQuery(services))
    render(<PublicPrice />, { wrapper: inServices(services) })
    expect(new Set(shown)).toEqual(new Set(['3100 of today']))
  })

  it('stays as printed while the backend fails, which it reports', async () => {
    const services = visitor(offline)
    const { container } = await act(async () =>
      render(<PublicPrice />, { wrapper: inServices(services) }),
    )
    expect(container.textContent).toBe('2700 printed offline')
  })
})

/** Hydrates a part of a page, and counts how often the answer then renders it. */
async function rendersOnAnswer(usePart: () => unknown, answer = today): Promise<number> {
  const Part = () => (usePart(), null)
  const onRender = vi.fn<ProfilerOnRenderCallback>()
  const answers: ((products: typeof today) => void)[] = []
  const services = visitor(() => new Promise((resolve) => void answers.push(resolve)))
  await act(() =>
    hydratePage(
      <>
        <Profiler id="part" onRender={onRender}>
          <Part />
        </Profiler>
        <PublicPrice />
      </>,
      { services },
    ),
  )
  onRender.mockClear()
  await act(async () => answers.forEach((send) => send(answer)))
  expect(document.body.textContent).toContain('of today')
  return onRender.mock.calls.length
}

describe('an answer of the backend', () => {
  const asPrinted = printedCatalogue.products
  const inStock = { ...asPrinted, items: [aProduct({ priceCents: 2700, stock: 240 })] }

  it('renders once what shows the products, if it changes them', async () => {
    expect(await rendersOnAnswer(useShop)).toBe(1)
  })

  it('renders nothing if it is what was printed', async () => {
    expect(await rendersOnAnswer(useShop, asPrinted)).toBe(0)
    expect(await rendersOnAnswer(useSettings, asPrinted)).toBe(0)
  })

  it('renders no price by a stock', async () => {
    expect(await rendersOnAnswer(useLowestPrice, inStock)).toBe(0)
    expect(await rendersOnAnswer(() => usePriceToBuy(aProduct().id), inStock)).toBe(0)
    expect(await rendersOnAnswer(useLowestPrice)).toBe(1)
  })
})

describe('a price that somebody pays by', () => {
  it('is pending until the backend has answered', async () => {
    const answers: ((products: typeof today) => void)[] = []
    const services = visitor(() => new Promise((resolve) => void answers.push(resolve)))
    const { container } = await act(async () =>
      render(<ConfirmedPrice />, { wrapper: inServices(services) }),
    )
    expect(container.textContent).toBe('pending')
    await act(async () => answers.forEach((answer) => answer(today)))
    expect(container.textContent).toBe('3100')
  })

  it('is not the cached one, however fresh that is', async () => {
    const services = visitor(() => new Promise(() => undefined))
    services.queryClient.setQueryData(productsQuery(services).queryKey, today)
    const { container } = await act(async () =>
      render(<ConfirmedPrice />, { wrapper: inServices(services) }),
    )
    expect(container.textContent).toBe('pending')
  })

  it('is not the printed one when the backend fails', async () => {
    const { container } = await act(async () =>
      render(<ConfirmedPrice />, { wrapper: inServices(visitor(offline)) }),
    )
    expect(container.textContent).toBe('failed')
  })
})
