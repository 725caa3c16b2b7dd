import { defaultShopSettings, productFieldsOf } from '@storefront/domain'
import { anAddedProduct, aPicture } from '@storefront/domain/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { hydratePage } from '../../../../testing/renderPage.tsx'
import { visit } from '../../../../testing/visit.ts'
import { es } from '../catalog/messages/es.ts'
import { distilled } from '../catalog/products.ts'
import { addedPictureKey } from '../catalog/useAddedPicture.ts'
import { Page } from './ProductsPage.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const cartLink = () => screen.queryByRole('link', { name: es.viewCart })

const addButtons = () => screen.findAllByRole('button', { name: /^Agregar .* al carrito$/ })

it('adds no more bottles than the stock, even if the button is clicked again before the page renders', async () => {
  const services = await visit({
    backend: ({ products }) => ({
      products: {
        list: async () => {
          const { items, ...rest } = await products.list()
          return { ...rest, items: items.map((product) => ({ ...product, stock: 1 })) }
        },
      },
    }),
  })
  await act(() => hydratePage(<Page />, { path: '/products', services }))
  const [add] = await addButtons()
  act(() => {
    add?.click()
    add?.click()
  })
  expect(services.cart.get()).toMatchObject([{ id: distilled.id, quantity: 1 }])
})

it('is hydrated with an added product as it was printed, also when its picture came before', async () => {
  const product = anAddedProduct()
  const errors = vi.spyOn(console, 'error')
  const services = await visit({
    past: () => ({ products: { [product.id]: productFieldsOf(product) } }),
    ports: {
      printedCatalogue: {
        products: { items: [product], unreadable: [] },
        settings: defaultShopSettings,
        asOf: 0,
      },
    },
    prepare: ({ queryClient }) => queryClient.setQueryData(addedPictureKey(product.id), aPicture),
  })
  await act(() =>
    hydratePage(<Page />, {
      path: '/products',
      services,
      meanwhile: () => {
        expect(document.body.textContent).toContain(product.name)
        expect(document.querySelector(`img[alt="${product.name}"]`)).toBeNull()
      },
    }),
  )
  expect(await screen.findByAltText(product.name)).toHaveProperty('src', aPicture)
  expect(errors).not.toHaveBeenCalled()
})

it('updates the cart at once and renders its notice later', async () => {
  const services = await visit()
  await act(() => hydratePage(<Page />, { path: '/products', services }))
  const [add] = await addButtons()
  // In `act`, React would render everything at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  add?.click()
  // React has rendered the urgent updates by now.
  await Promise.resolve()
  expect(services.cart.get()).toHaveLength(1)
  expect(cartLink()).toBeNull()
  await vi.waitFor(() => expect(cartLink()).not.toBeNull())
  vi.unstubAllGlobals()
})

// Each of these takes 80 ms or more on a slow phone.
it('forces no layout and creates no number format while it hydrates or adds a bottle', async () => {
  const formatters = vi.spyOn(Intl, 'NumberFormat')
  const layouts = [
    vi.spyOn(Element.prototype, 'getBoundingClientRect'),
    vi.spyOn(Element.prototype, 'scrollIntoView'),
    vi.spyOn(window, 'scrollY', 'get'),
  ]
  const services = await visit()
  await act(() => hydratePage(<Page />, { path: '/products', services }))
  const [add] = await addButtons()
  act(() => add?.click())
  expect(await screen.findByRole('link', { name: es.viewCart })).toBeDefined()
  for (const called of [formatters, ...layouts]) expect(called).not.toHaveBeenCalled()
})
