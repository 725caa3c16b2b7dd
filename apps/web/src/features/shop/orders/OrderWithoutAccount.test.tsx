import { memoryStorage } from '@storefront/adapters/embedded'
import { placeOrder } from '@storefront/domain'
import { anOrderInput } from '@storefront/domain/testing'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { createTestPorts, createTestServices } from '../../../../testing/createTestServices.ts'
import { renderPage } from '../../../../testing/renderPage.tsx'
import { OrderView } from './OrderView.tsx'

const id = '7K2M9QX4TB7K2M9QX4TB'
const password = 'lluvia mesa tambor'

it('stores no password in the browser, neither while it is typed nor with the account', async () => {
  const storage = memoryStorage()
  const write = vi.spyOn(storage, 'setItem')
  const services = createTestServices(createTestPorts(storage))
  services.start()
  const { run } = await services.loadPublicBackend()
  await run(placeOrder, anOrderInput(), id)
  await act(async () => renderPage(<OrderView id={id} />, { path: `/orders/${id}`, services }))
  await userEvent.type(await screen.findByLabelText('Contraseña'), password)
  await userEvent.click(screen.getByRole('button', { name: /^Crear mi cuenta/ }))
  await screen.findByText('Tu cuenta está lista.')
  expect(write).toHaveBeenCalled()
  for (const [, text] of write.mock.calls) expect(text).not.toContain(password)
})
