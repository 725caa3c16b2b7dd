import { demoUser } from '@storefront/backend/seed'
import { Outage } from '@storefront/domain'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer } from '../../../../testing/visit.ts'
import { Page } from './ProfilePage.tsx'
import { withProfiles } from './testing/withProfiles.ts'

const meta = {
  title: 'Pages/Profile/Editing',
  component: Page,
  parameters: {
    path: '/userProfile',
    person: demoUser,
  },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
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

export const Saved: Story = {
  play: async (context) => {
    await change(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Actualizar' }))
    const result = await context.canvas.findByText('Perfil actualizado correctamente')
    await waitFor(() => expect(result.closest('[role=status]')).toHaveFocus())
    await expect(context.canvas.getByLabelText('Teléfono')).toHaveValue('+34 600 000 000')
    await expect(context.canvas.getByLabelText('Teléfono')).toBeDisabled()
  },
}

/** The confirmation replaces the button, so the page does not scroll. */
export const SavedInPlaceOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    // The orders are above the form: until they have loaded, the page grows.
    await context.canvas.findByText(/Cuando hagas el primero/)
    await change(context)
    const button = context.canvas.getByRole('button', { name: 'Actualizar' })
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    const near = window.innerHeight / 3
    await expect(window.scrollY).toBeGreaterThan(near)
    const before = button.getBoundingClientRect().top
    await userEvent.click(button)
    const result = await context.canvas.findByText('Perfil actualizado correctamente')
    await waitFor(() => expect(result.closest('[role=status]')).toHaveFocus())
    const { top } = result.getBoundingClientRect()
    // Close to the button's former place: the page must not jump to its top.
    await expect(Math.abs(top - before)).toBeLessThan(near)
  },
}

export const Saving: Story = {
  parameters: withProfiles({ update: noAnswer }),
  play: async (context) => {
    await change(context)
    const button = context.canvas.getByRole('button', { name: 'Actualizar' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await expect(context.canvas.getByLabelText('Teléfono')).toHaveAttribute('readonly')
  },
}

export const NotSaved: Story = {
  parameters: withProfiles({ update: () => Promise.reject(new Outage('unavailable', 'later')) }),
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

/** What is probably mistyped is warned of and saved; what says nothing is refused. */
export const Doubtful: Story = {
  play: async (context) => {
    await edit(context)
    const { canvas } = context
    const cedula = canvas.getByLabelText('Cédula')
    await userEvent.clear(cedula)
    await userEvent.type(cedula, '1713175072')
    const telephone = canvas.getByLabelText('Teléfono')
    await userEvent.clear(telephone)
    await userEvent.type(telephone, '2345678')
    await userEvent.tab()
    await waitFor(() =>
      expect(cedula).toHaveAccessibleDescription(/no parece una cédula ecuatoriana/),
    )
    await waitFor(() =>
      expect(telephone).toHaveAccessibleDescription(/Este número no parece correcto/),
    )
    await userEvent.clear(telephone)
    await userEvent.type(telephone, 'abc')
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }))
    await expect(telephone).toHaveAccessibleDescription(/Escribe un número de teléfono/)
    await userEvent.clear(telephone)
    await userEvent.type(telephone, '2345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }))
    await expect(await canvas.findByText('Perfil actualizado correctamente')).toBeVisible()
  },
}
