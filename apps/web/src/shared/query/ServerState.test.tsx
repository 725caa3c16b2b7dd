import { demoUser } from '@storefront/backend/seed'
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { createTestServices } from '../../app/testing/createTestServices.ts'
import { renderPage } from '../../app/testing/renderPage.tsx'
import { clientOf, ServerState } from './ServerState.tsx'

describe('what the backend answered', () => {
  it('is forgotten when the session ends, also after the page that asked is gone', async () => {
    const services = createTestServices()
    const client = clientOf(services)
    const { unmount } = await renderPage(<ServerState>…</ServerState>, { services })
    client.setQueryData(['products'], 'known to a guest')
    await act(() => services.session.signIn(({ auth }) => auth.signIn(demoUser)))
    expect(client.getQueryData(['products'])).toBe('known to a guest')
    client.setQueryData(['orders'], 'of Rosa')
    unmount()
    await services.session.signOut()
    expect(client.getQueryCache().getAll()).toEqual([])
  })
})
