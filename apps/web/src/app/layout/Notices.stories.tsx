import { demoUser } from '@storefront/backend/seed'
import { Field } from '@storefront/ui'
import { expect, userEvent } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import type { Visit } from '../../../testing/visit.ts'
import { Notices } from '../../shared/notices/Notices.tsx'
import type { NoticeCode, NoticeTone } from '../../shared/notices/NoticeStore.ts'
import { es } from '../shellMessages/es.ts'

const showing = (tone: NoticeTone, ...codes: readonly NoticeCode[]): Visit => ({
  prepare: ({ notices }) =>
    codes.forEach((code) =>
      notices.show(code, tone, { email: demoUser.email, max: 99, number: 'A-1001' }),
    ),
})

// `Object.keys` returns strings: those of the messages are exactly the codes.
const everyNotice = showing('warning', ...(Object.keys(es.notices) as NoticeCode[]))

const meta = {
  title: 'Pages/Every page/Notices (toasts)',
  component: Notices,
  parameters: { path: '/home' },
} satisfies SiteMeta<typeof Notices>

export default meta
type Story = SiteStory<typeof meta>

export const One: Story = {
  parameters: showing('success', 'cart-merged'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sumamos a tu carrito')
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar el aviso' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Screen readers announce warnings at once, and other notices at the next pause. */
export const Warning: Story = {
  parameters: showing('warning', 'cart-not-saved'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('aún no se ha guardado')
  },
}

/** The values of its message are passed with the notice. */
export const WithValues: Story = {
  parameters: showing('info', 'verification-sent', 'cart-line-full'),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent(`un correo de verificación a ${demoUser.email}.`)
    await expect(status).toHaveTextContent('Caben 99 botellas de cada producto')
  },
}

/** An order that was placed after its buyer had left the checkout. */
export const WithLink: Story = {
  parameters: {
    prepare: ({ notices }) =>
      notices.show('order-placed', 'success', { number: 'A-1001' }, '/orders/7K2M9QX4TB7K2M9QX4TB'),
  } satisfies Visit,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tu pedido A-1001 está hecho.')
    await expect(canvas.getByRole('link', { name: 'Abrir' })).toHaveAttribute(
      'href',
      '/orders/7K2M9QX4TB7K2M9QX4TB',
    )
  },
}

export const Every: Story = { parameters: everyNotice }

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0

/** What gets the focus is scrolled clear of the notice. */
export const AboveTheFocus: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: showing('success', 'cart-merged'),
  render: () => (
    <>
      <Notices />
      <Field label="Nombre completo" style={{ marginBlock: '100vb' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    const notice = canvas.getByRole('button', { name: 'Cerrar el aviso' }).parentElement
    window.scrollBy(0, topOf(field) - topOf(notice))
    field.focus()
    await expect(topOf(field)).toBeGreaterThanOrEqual(notice?.getBoundingClientRect().bottom ?? 0)
  },
}
