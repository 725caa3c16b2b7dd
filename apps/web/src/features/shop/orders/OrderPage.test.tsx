import { brand } from '@storefront/brand'
import { placeOrder } from '@storefront/domain'
import { anOrderInput } from '@storefront/domain/testing'
import { act, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'

import { createTestServices } from '../../../../testing/createTestServices.ts'
import { renderPage } from '../../../../testing/renderPage.tsx'
import { Page } from './OrderPage.tsx'

const key = '7K2M9QX4TB7K2M9QX4TB'

async function open(path: string): Promise<void> {
  const services = createTestServices()
  services.start()
  await (await services.loadPublicBackend()).run(placeOrder, anOrderInput(), key)
  const page = (
    <>
      <Address />
      <Routes>
        <Route path="/orders/:id" element={<Page />} />
      </Routes>
    </>
  )
  await act(async () => renderPage(page, { path, services }))
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

it.each([`${key.toLowerCase()}).`, `“${key}”`, `${key}%20`])(
  'opens the order of a link that was pasted as %s',
  async (pasted) => {
    await open(`/orders/${pasted}?placed`)
    await screen.findByRole('heading', { name: /^Gracias/ })
    expect(screen.getByText(`/orders/${key}?placed`)).toBeDefined()
  },
)

it('has one canonical address in its head, and its key nowhere', async () => {
  await open(`/orders/${key}`)
  await screen.findByRole('heading', { level: 1 })
  const canonicals = document.head.querySelectorAll('link[rel=canonical]')
  expect(Array.from(canonicals, (link) => link.getAttribute('href'))).toEqual([
    `${brand.siteUrl}/pedido`,
  ])
  expect(document.head.innerHTML).not.toContain(key)
})
