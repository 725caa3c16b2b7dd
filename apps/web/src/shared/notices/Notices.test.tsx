import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { expect, it } from 'vitest'

import { createTestServices } from '../../../testing/createTestServices.ts'
import { renderPage } from '../../../testing/renderPage.tsx'
import { Notices } from './Notices.tsx'

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))

it('what went well is said until the visitor goes on to another page; what did not, until they dismiss it', async () => {
  const services = createTestServices()
  await renderPage(
    <>
      <Notices />
      <Link to="/en/home">the same page in English</Link>
      <Link to="/products" replace>
        a redirect
      </Link>
      <Link to="/cart">another page</Link>
    </>,
    { services, path: '/home' },
  )
  act(() => {
    services.notices.show('session-ended', 'success')
    services.notices.show('loginRoleNotFound', 'warning')
  })
  await follow('the same page in English')
  await follow('a redirect')
  expect(services.notices.get()).toMatchObject([{ tone: 'success' }, { tone: 'warning' }])
  await follow('another page')
  expect(services.notices.get()).toMatchObject([{ code: 'loginRoleNotFound' }])
})
