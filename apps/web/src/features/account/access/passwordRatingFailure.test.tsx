import type { Log } from '@storefront/domain'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { createTestServices } from '../../../../testing/createTestServices.ts'
import { renderPage } from '../../../../testing/renderPage.tsx'
import { Page } from './RegisterPage.tsx'

// As when the chunk cannot be loaded.
vi.mock('@zxcvbn-ts/core', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('keeps what was typed when the code that rates it is lost', async () => {
  const log = vi.fn<Log>()
  await renderPage(<Page />, { services: createTestServices({ log }), path: '/register' })
  await userEvent.type(screen.getByLabelText('Nombre completo'), 'Rosa Quishpe')
  await userEvent.type(screen.getByLabelText('Contraseña'), 'chuquiragua')
  await vi.waitFor(
    () => expect(log).toHaveBeenCalledWith('The password could not be rated', expect.any(Error)),
    { timeout: 10_000 },
  )
  expect(screen.getByLabelText<HTMLInputElement>('Nombre completo').value).toBe('Rosa Quishpe')
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('chuquiragua')
  expect(screen.queryByRole('alert')).toBeNull()
})
