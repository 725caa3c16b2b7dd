import { demoUser } from '@storefront/backend/seed'
import { Outage, type Backend, type Profile } from '@storefront/domain'
import { aProfile } from '@storefront/domain/testing'
import { expect, userEvent, waitFor } from 'storybook/test'

import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { Page } from './CheckoutPage.tsx'
import { arriving, atCheckout, placeButton, stepOf } from './testing/checkoutStory.tsx'

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

export const Incomplete: Story = {
  parameters: arriving(withoutAddress),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Usa «Editar»/)).toBeVisible()
    await expect(await placeButton(canvas)).toBeDisabled()
    await expect(await placeButton(canvas)).toHaveAccessibleDescription(/Completa tus datos/)
    await expect(stepOf(canvas)).toHaveTextContent('Entrega')
  },
}

export const Editing: Story = {
  parameters: arriving(withoutAddress),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar' }))
    await expect(canvas.getByLabelText('Teléfono')).toHaveFocus()
    await expect(await placeButton(canvas)).toHaveAccessibleDescription(/Guarda o descarta/)
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar los datos' }))
    await expect(canvas.getAllByText('Completa este campo.')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }))
    await expect(canvas.getByRole('button', { name: 'Editar' })).toHaveFocus()
  },
}

/** After an interrupted registration the form has the typed values, and the notice disappears on saving. */
export const HalfRegistered: Story = {
  parameters: {
    backend: ({ profiles }) => {
      let stored: Profile | null = null
      return {
        profiles: {
          ...profiles,
          find: () => Promise.resolve(stored),
          create: () => Promise.resolve(),
          async update(_, changes) {
            stored = aProfile(changes)
          },
        },
      }
    },
    prepare({ unsavedProfile, notices }) {
      unsavedProfile.keep(demoUser.uid, { nombre: 'Rosa Andrade', cedula: '1710034065' })
      notices.show('profile-not-saved', 'warning')
    },
  },
  play: async (context) => {
    const { canvas } = context
    const status = (await canvas.findByText(/Usa «Editar»/)).closest('[role=status]')
    await userEvent.click(canvas.getByRole('button', { name: 'Editar' }))
    await expect(canvas.getByLabelText('Nombre completo')).toHaveValue('Rosa Andrade')
    await expect(canvas.getByLabelText('Cédula')).toHaveValue('1710034065')
    await userEvent.type(canvas.getByLabelText('Teléfono'), '0999999999')
    await userEvent.type(canvas.getByLabelText('Dirección'), 'Palora')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar los datos' }))
    // In the live region that was already rendered, so that screen readers announce it.
    await waitFor(() => expect(status).toHaveTextContent('Datos actualizados correctamente'))
    await expect(status).toBeInTheDocument()
    await expect(canvas.getByText('0999999999')).toBeVisible()
    await expect(servicesOf(context).notices.get()).toEqual([])
  },
}

export const NotSaved: Story = {
  parameters: arriving(({ profiles }) => ({
    profiles: { ...profiles, update: () => Promise.reject(new Outage('offline', 'No network')) },
  })),
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
