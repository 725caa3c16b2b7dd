import { demoUser } from '@storefront/backend/seed'
import type { Backend } from '@storefront/domain'
import { aProfile } from '@storefront/domain/testing'
import { expect, userEvent } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { Page } from './CheckoutPage.tsx'
import { arriving, atCheckout, placeButton } from './testing/checkoutStory.tsx'

const meta = {
  title: 'Pages/Checkout/Delivery',
  component: Page,
  parameters: atCheckout,
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

const withoutAddress = ({ profiles }: Backend): Partial<Backend> => ({
  profiles: {
    ...profiles,
    find: () => Promise.resolve(aProfile({ telefono: '', direccion: '' })),
  },
})

/** The form is open; the details that are known stand in it. */
export const Incomplete: Story = {
  parameters: arriving(withoutAddress),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Faltan datos para tu envío/)).toBeVisible()
    await expect(canvas.getByLabelText('Nombre completo')).toHaveValue('Rosa Quishpe')
    await userEvent.click(await placeButton(canvas))
    await expect(
      canvas.getByRole('alert', { name: 'Revisa 5 datos para hacer tu pedido' }),
    ).toHaveFocus()
    await expect(canvas.getAllByText('Completa este campo.')).toHaveLength(4)
  },
}

/** "Cambiar" opens the form. An address without city and province, stored before, is completed when it is edited. */
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar la entrega' }))
    await expect(canvas.getByLabelText('Nombre completo')).toHaveFocus()
    await expect(canvas.getByLabelText('Calle y número')).toHaveValue(demoUser.direccion)
    await userEvent.type(canvas.getByLabelText('Ciudad'), '  ')
    await userEvent.click(await placeButton(canvas))
    await expect(canvas.getByRole('link', { name: 'Falta la ciudad' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Falta elegir la provincia' })).toBeVisible()
  },
}

export const EditingOnPhone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the delivery' }))
    await expect(canvas.getByLabelText('Full name')).toHaveFocus()
  },
}
