import { demoUser } from '@storefront/backend/seed'
import { Outage, type Profile, type ProfileRepository } from '@storefront/domain'
import { aProfile } from '@storefront/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { pageStory } from '../../testing/pageStory.tsx'
import { noAnswer, visit } from '../../testing/visit.ts'
import { Page } from './ProfilePage.tsx'

/** A visit of the demo user, whose profile is answered for in another way. */
const withProfiles = (otherwise: Partial<ProfileRepository>) => () =>
  visit({
    person: demoUser,
    otherwise: ({ profiles }) => ({ profiles: { ...profiles, ...otherwise } }),
  })

const withProfile = (profile: Profile | null) =>
  withProfiles({ find: () => Promise.resolve(profile) })

const meta = {
  ...pageStory,
  title: 'Pages/Profile',
  component: Page,
  parameters: {
    ...pageStory.parameters,
    path: '/userProfile',
    services: () => visit({ person: demoUser }),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const edit: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar' }))
}

const change: Play = async (context) => {
  await edit(context)
  const phone = context.canvas.getByLabelText('Teléfono')
  await userEvent.clear(phone)
  await userEvent.type(phone, '+34 600 000 000')
}

export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nombre completo')).toHaveValue(demoUser.nombre)
    for (const label of ['Nombre completo', 'Cédula', 'Teléfono', 'Dirección']) {
      await expect(canvas.getByLabelText(label)).toBeDisabled()
    }
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Actualizar' })).not.toBeInTheDocument()
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Editing: Story = {
  play: async (context) => {
    await edit(context)
    const { canvas } = context
    await expect(canvas.getByLabelText('Nombre completo')).toHaveFocus()
    for (const label of ['Nombre completo', 'Cédula', 'Teléfono', 'Dirección']) {
      await expect(canvas.getByLabelText(label)).toBeEnabled()
    }
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveAttribute('readonly')
    await expect(canvas.getByRole('button', { name: 'Actualizar' })).toBeVisible()
  },
}

export const EditingOnAPhone: Story = { ...Editing, globals: { viewport: { value: 'phone' } } }

export const EditingInEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    await expect(canvas.getByRole('button', { name: 'Update' })).toBeVisible()
  },
}

export const Saved: Story = {
  play: async (context) => {
    await change(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Actualizar' }))
    const toggle = await context.canvas.findByRole('button', { name: 'Editar' })
    await waitFor(() => expect(toggle).toHaveFocus())
    await expect(context.canvas.getByLabelText('Teléfono')).toHaveValue('+34 600 000 000')
    await expect(context.canvas.getByLabelText('Teléfono')).toBeDisabled()
  },
}

export const Saving: Story = {
  parameters: { services: withProfiles({ update: noAnswer }) },
  play: async (context) => {
    await change(context)
    const button = context.canvas.getByRole('button', { name: 'Actualizar' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await expect(context.canvas.getByLabelText('Teléfono')).toHaveAttribute('readonly')
  },
}

export const NotSaved: Story = {
  parameters: {
    services: withProfiles({ update: () => Promise.reject(new Outage('unavailable', 'later')) }),
  },
  play: async (context) => {
    await change(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Hubo un error al actualizar el perfil.',
    )
    await expect(canvas.getByLabelText('Teléfono')).toHaveValue('+34 600 000 000')
    await expect(canvas.getByLabelText('Teléfono')).toBeEnabled()
  },
}

export const GivenUp: Story = {
  play: async (context) => {
    await change(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    const dialog = canvas.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salir sin guardar' }))
    await expect(await canvas.findByRole('button', { name: 'Editar' })).toBeVisible()
    await expect(canvas.getByLabelText('Teléfono')).toHaveValue(demoUser.telefono)
  },
}

export const ForeignId: Story = {
  play: async (context) => {
    await edit(context)
    const cedula = context.canvas.getByLabelText('Cédula')
    await userEvent.clear(cedula)
    await userEvent.type(cedula, 'XK 20 33 71')
    await userEvent.tab()
    await expect(cedula).toHaveAccessibleDescription(/no parece una cédula ecuatoriana/)
  },
}

export const TooLong: Story = {
  play: async (context) => {
    await edit(context)
    const { canvas } = context
    await userEvent.click(canvas.getByLabelText('Teléfono'))
    await userEvent.paste('1'.repeat(31))
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }))
    await expect(canvas.getByText('Este texto es demasiado largo.')).toBeVisible()
    await expect(canvas.getByLabelText('Teléfono')).toHaveFocus()
  },
}

/** As after the first sign-in with Google: an e-mail address and nothing else. */
export const Sparse: Story = {
  parameters: {
    services: withProfile(aProfile({ nombre: '', cedula: '', telefono: '', direccion: '' })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByPlaceholderText('Sin completar')).toHaveLength(4)
  },
}

export const LongWords: Story = {
  parameters: {
    services: withProfile(
      aProfile({
        nombre: 'María Guadalupe del Rosario Chuquimarca Llumiquinga de Fernández-Salvador',
        direccion: 'Urbanización '.repeat(12),
        cedula: 'XKCD2033718899001122334455',
      }),
    ),
  },
}

/** A registration that ended half way is completed here. */
export const Missing: Story = {
  parameters: { services: withProfile(null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Todavía no hay un perfil')
    await expect(canvas.getByLabelText('Nombre completo')).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Actualizar' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { services: withProfiles({ find: noAnswer }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando...')).toBeVisible()
  },
}

const failOnce = () => {
  const outages = [new Outage('offline', 'No network')]
  return withProfiles({
    find() {
      const outage = outages.pop()
      return outage === undefined ? Promise.resolve(aProfile()) : Promise.reject(outage)
    },
  })()
}

export const Unreadable: Story = {
  parameters: { services: failOnce },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Parece que no hay conexión.')
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }))
    await expect(await canvas.findByLabelText('Nombre completo')).toHaveValue('Rosa Quishpe')
  },
}
