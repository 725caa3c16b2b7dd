import { demoUser } from '@storefront/backend/seed'
import { err } from '@storefront/domain'
import { expect, userEvent, waitFor } from 'storybook/test'

import { servicesOf, type SiteMeta, type SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer } from '../../../../testing/visit.ts'
import { Page } from './RegisterPage.tsx'

const meta = {
  title: 'Pages/Register',
  component: Page,
  parameters: { path: '/register' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const right = {
  'Nombre completo': 'Rosa Quishpe',
  Cédula: '1710034065',
  'Correo electrónico': 'rosa@example.com',
  Contraseña: 'chuquiragua',
  'Confirma la contraseña': 'chuquiragua',
}

async function send(canvas: Canvas, differences: Partial<typeof right> = {}) {
  for (const [label, value] of Object.entries({ ...right, ...differences })) {
    await userEvent.type(canvas.getByLabelText(label), value)
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Crear la cuenta' }))
}

export const Empty: Story = {}

/** The conditions are visible before the form is submitted, and Google is offered too. */
export const WithGoogle: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByText(/mayores de 18 años/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'términos de venta' })).toHaveAttribute(
      'href',
      '/terms',
    )
    await expect(canvas.getByRole('link', { name: 'política de privacidad' })).toBeVisible()
    await expect(canvas.getByLabelText('Cédula')).toHaveAccessibleDescription(/^Va en tu factura/)
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar con Google' }))
    const { session } = servicesOf(context)
    await waitFor(() => expect(session.get()).toMatchObject({ status: 'signed-in' }))
  },
}

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear la cuenta' }))
    await expect(canvas.getAllByText('Completa este campo.')).toHaveLength(5)
    await expect(canvas.getByLabelText('Nombre completo')).toHaveFocus()
  },
}

export const PasswordsDiffer: Story = {
  play: async ({ canvas }) => {
    await send(canvas, { 'Confirma la contraseña': 'otra-cosa' })
    await expect(canvas.getByText('Las contraseñas no coinciden')).toBeVisible()
    await expect(canvas.getByLabelText('Confirma la contraseña')).toHaveFocus()
    await userEvent.clear(canvas.getByLabelText('Confirma la contraseña'))
    await userEvent.type(canvas.getByLabelText('Confirma la contraseña'), right.Contraseña)
    await expect(canvas.queryByText('Las contraseñas no coinciden')).not.toBeInTheDocument()
  },
}

export const EmailInUse: Story = {
  play: async ({ canvas }) => {
    await send(canvas, { 'Correo electrónico': demoUser.email })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error en el registro: ya existe una cuenta con este correo.',
    )
    const email = canvas.getByLabelText('Correo electrónico')
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription('Ya existe una cuenta con este correo.')
    await expect(canvas.getByLabelText('Nombre completo')).toHaveValue('Rosa Quishpe')
  },
}

export const Offline: Story = {
  parameters: {
    backend: () => ({
      auth: {
        register: () => Promise.resolve(err({ code: 'network-failed', providerCode: '' })),
      },
    }),
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('no hay conexión')
  },
}

export const Sending: Story = {
  parameters: {
    backend: () => ({ auth: { register: noAnswer } }),
  },
  play: async ({ canvas }) => {
    await send(canvas)
    const button = canvas.getByRole('button', { name: 'Creando la cuenta…' })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  },
}
