import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { expect, it } from 'vitest'

import { createTestServices } from '../../../testing/createTestServices.ts'
import { renderPage } from '../../../testing/renderPage.tsx'
import { redirectState } from '../navigation/redirectState.ts'
import { Notices } from './Notices.tsx'

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))

it('a notice lasts as long as its page, or the target of a redirect; a problem, until it is solved', async () => {
  const services = createTestServices()
  await renderPage(
    <>
      <Notices />
      <Link to="/en/home">the same page in English</Link>
      <Link to="/products" replace state={redirectState}>
        a redirect
      </Link>
      <Link to="/cart" replace>
        another page
      </Link>
    </>,
    { services, path: '/home' },
  )
  act(() => {
    services.notices.show('session-ended', 'info')
    services.notices.show('loginRoleNotFound', 'warning')
    services.notices.showUntilSolved('cart-not-saved')
  })
  await follow('the same page in English')
  await follow('a redirect')
  expect(services.notices.get()).toHaveLength(3)
  await follow('another page')
  expect(services.notices.get()).toMatchObject([{ code: 'cart-not-saved' }])
})
