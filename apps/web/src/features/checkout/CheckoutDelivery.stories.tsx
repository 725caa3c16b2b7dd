import { type Backend, Outage } from '@storefront/domain'
import { aProfile } from '@storefront/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { Page } from './CheckoutPage.tsx'
import { arriving, checkoutStory, placeButton } from './testing/checkoutStory.tsx'

const meta = {
  ...checkoutStory,
  title: 'Pages/Checkout/Delivery',
  component: Page,
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const withoutAddress = ({ profiles }: Backend): Partial<Backend> => ({
  profiles: {
    ...profiles,
    find: () => Promise.resolve(aProfile({ telefono: '', direccion: '' })),
  },
})

export const Incomplete: Story = {
  parameters: { services: arriving(withoutAddress) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Usa «Editar»/)).toBeVisible()
    await expect(await placeButton(canvas)).toBeDisabled()
    await expect(await placeButton(canvas)).toHaveAccessibleDescription(/Completa tus datos/)
  },
}

export const Editing: Story = {
  parameters: { services: arriving(withoutAddress) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar' }))
    await expect(canvas.getByLabelText('Teléfono')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar los datos' }))
    await expect(canvas.getAllByText('Completa este campo.')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }))
    await expect(canvas.getByRole('button', { name: 'Editar' })).toHaveFocus()
  },
}

export const NotSaved: Story = {
  parameters: {
    services: arriving(({ profiles }) => ({
      profiles: { ...profiles, update: () => Promise.reject(new Outage('offline', 'No network')) },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar' }))
    await userEvent.type(canvas.getByLabelText('Dirección'), ', piso 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar los datos' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Hubo un error al actualizar los datos',
    )
    await expect(canvas.getByLabelText<HTMLTextAreaElement>('Dirección').value).toMatch(/piso 2$/)
  },
}

export const EditingOnPhone: Story = {
  ...Editing,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    await expect(canvas.getByLabelText('Phone')).toHaveFocus()
  },
}
