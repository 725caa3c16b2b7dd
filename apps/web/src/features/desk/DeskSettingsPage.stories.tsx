import { demoAdmin } from '@storefront/backend/seed'
import { Outage, saveSettings, type AuditEntry, type SettingsRepository } from '@storefront/domain'
import { expect, fireEvent, waitFor, within } from 'storybook/test'

import { testNow } from '../../../testing/createTestServices.ts'
import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer } from '../../../testing/visit.ts'
import { Page } from './DeskSettingsPage.tsx'
import { adminVisit, colleagueSaves } from './testing/adminVisit.ts'
import { answering, offline } from './testing/answering.ts'
import { completeSettings } from './testing/completeSettings.ts'
import { numberedOrder, orderIdOf } from './testing/numberedOrder.ts'
import { watchLiveRegions } from './testing/watchLiveRegions.ts'

const settings = (calls: Partial<SettingsRepository>) =>
  adminVisit({ backend: () => ({ settings: calls }) })

const signature = { by: 'demo-admin', byEmail: 'admin@example.com' }

/** Changes of roles and of the bank account, one each hour, the newest first. */
const recorded: readonly AuditEntry[] = [
  { kind: 'bankAccount' as const, before: null, account: completeSettings.bankAccount },
  { kind: 'role' as const, uid: 'ana', email: 'ana@example.com', role: 'user' as const },
  { kind: 'bankAccount' as const, before: completeSettings.bankAccount, account: null },
  { kind: 'role' as const, uid: 'luis', email: 'luis@example.com', role: 'user' as const },
  { kind: 'role' as const, uid: 'luis', email: 'luis@example.com', role: 'admin' as const },
  { kind: 'role' as const, uid: 'rosa', email: 'rosa@example.com', role: 'admin' as const },
].map((change, index) => ({
  ...signature,
  ...change,
  id: `entry-${index}`,
  changedAt: testNow - index * 3_600_000,
}))

const meta = {
  title: 'Pages/Desk/Settings',
  component: Page,
  parameters: { path: '/dashboard/settings', ...adminVisit() },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Default: Story = {}

export const AsStored: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Costo del envío')).toHaveValue('5,00')
    await expect(canvas.getByLabelText('Costo del envío')).toBeRequired()
    await expect(canvas.getByLabelText('Envío gratis desde')).not.toBeRequired()
    await expect(canvas.getByLabelText('Envío gratis desde')).toHaveValue('100,00')
    for (const link of canvas.getAllByRole<HTMLAnchorElement>('link')) {
      const { pathname, hash } = link
      if (pathname === location.pathname)
        await expect(document.getElementById(hash.slice(1))).not.toBeNull()
    }
    await expect(canvas.getByText('Ventas abiertas')).toBeVisible()
  },
}

/** Opened by a link of the overview. */
export const LinkedField: Story = {
  parameters: { path: '/dashboard/settings#bankAccount' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Banco')).toHaveFocus())
  },
}

/** Without empty settings there is no list of them. */
export const Complete: Story = {
  parameters: adminVisit({ settings: completeSettings }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('RUC')).toHaveValue('1790012344001')
    await expect(canvas.queryByRole('region', { name: /^Aún no/ })).not.toBeInTheDocument()
  },
}

/** The bar at the bottom of the window never covers the focused field, and nothing covers the bar. */
export const FieldsAboveTheBarOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: adminVisit({ orders: [] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByLabelText('Costo del envío')
    const fields = canvasElement.querySelectorAll<HTMLElement>(
      'fieldset :is(input, select, textarea, a)',
    )
    const button = canvas.getByRole('button', { name: 'Guardar' })
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar ahora' }))
    await userEvent.tab()
    const { left, top } = button.getBoundingClientRect()
    await expect(button).toContainElement(
      document.elementFromPoint(left + 2, top + 2) as HTMLElement | null,
    )
    for (const field of fields) {
      await expect(field).toHaveFocus()
      await waitFor(() =>
        expect(field.getBoundingClientRect().bottom).toBeLessThan(
          button.getBoundingClientRect().top,
        ),
      )
      await userEvent.tab()
    }
  },
}

/** A pause is shown as visitors read it, before it is saved. */
export const PausePlanned: Story = {
  play: async ({ canvas, userEvent }) => {
    const from = await canvas.findByLabelText('Pausa desde')
    const until = canvas.getByLabelText('Pausa hasta')
    await fireEvent.change(until, { target: { value: '2027-02-08T12:00' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(from).toHaveFocus()
    await fireEvent.change(from, { target: { value: '2027-02-05T12:00' } })
    await expect(canvas.getByText('Pausa prevista')).toBeVisible()
    await expect(
      canvas.getByText(
        'No recibimos pedidos del viernes 5 de febrero, 12:00, al lunes 8 de febrero, 12:00, hora de Ecuador. Tu carrito te espera. Así quedará cuando guardes.',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByText(/Tu carrito te espera\.$/)).toBeVisible()
  },
}

/** One press pauses, another ends it. */
export const Paused: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { settings: stored } = await servicesOf(context).loadBackend()
    const save = await canvas.findByRole('button', { name: 'Guardar' })
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar ahora' }))
    await expect(canvas.getByText('Ventas en pausa')).toBeVisible()
    await expect(canvas.getByText(/Así quedará cuando guardes\.$/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Mensaje en español'), 'Volvemos el lunes.')
    await userEvent.click(save)
    await expect(
      await canvas.findByText('Por ahora no recibimos pedidos. Volvemos el lunes.'),
    ).toBeVisible()
    await expect((await stored.shop()).pause).toEqual({ startsAt: testNow, endsAt: null })
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar la pausa' }))
    await userEvent.click(save)
    await expect(await canvas.findByText('Se reciben pedidos.')).toBeVisible()
    await expect((await stored.shop()).pause).toBeNull()
  },
}

/** Only a province that differs has a row. Its shipping is its own, and buyers there cannot pay on delivery. */
export const Provinces: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const add = await canvas.findByLabelText('Agregar una provincia')
    await userEvent.selectOptions(add, 'Galápagos')
    const shipping = canvas.getByLabelText('Envío a Galápagos')
    await expect(shipping).toHaveFocus()
    await userEvent.type(shipping, '500')
    await userEvent.type(canvas.getByLabelText('A Galápagos desde, en días hábiles'), '10')
    const until = canvas.getByLabelText('A Galápagos hasta, en días hábiles')
    await userEvent.type(until, '9')
    await userEvent.click(canvas.getByLabelText('En Galápagos se puede pagar al recibir'))
    await userEvent.selectOptions(add, 'Azuay')
    await userEvent.type(canvas.getByLabelText('Envío a Azuay'), '9')
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Azuay' }))
    await expect(canvas.queryByLabelText('Envío a Azuay')).not.toBeInTheDocument()
    await expect(add).toHaveFocus()
    const save = canvas.getByRole('button', { name: 'Guardar' })
    await userEvent.click(save)
    await expect(shipping).toHaveAccessibleDescription(/fuera de rango/)
    await expect(until).toBeInvalid()
    await userEvent.type(until, '{Backspace}15')
    await userEvent.clear(shipping)
    await userEvent.type(shipping, '15')
    await expect(
      await canvas.findByText(
        /^El envío a Galápagos \(\$15,00\) tiene otro precio\..* A Galápagos llega en 10 a 15 días hábiles\.$/,
      ),
    ).toBeVisible()
    await userEvent.click(save)
    await expect(await canvas.findByText(/^Los cambios están guardados\./)).toBeVisible()
    const { settings: repository } = await servicesOf(context).loadBackend()
    await expect((await repository.shop()).provinceTerms).toEqual([
      {
        province: 'Galápagos',
        shippingCents: 1500,
        deliveryDays: { from: 10, to: 15 },
        onDeliveryOffered: false,
      },
    ])
  },
}

/** Where buyers may pick their orders up, in the words that they read. */
export const PickupOffered: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const address = 'Av. Amazonas N24-03, Quito'
    await userEvent.type(await canvas.findByLabelText('Dirección para retirar pedidos'), address)
    await expect(
      canvas.getByText(`También puedes retirar tu pedido en ${address}`, { exact: false }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await canvas.findByText(/^Los cambios están guardados\./)
    const { settings: repository } = await servicesOf(context).loadBackend()
    await expect((await repository.shop()).pickupAddress).toBe(address)
  },
}

/** At least one way to pay stays. */
export const NoWayToPay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Se puede pagar al recibir'))
    await userEvent.click(canvas.getByLabelText('Se puede pagar por transferencia'))
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(
      await canvas.findByText(
        'Así no se podría pagar ningún pedido: deja al menos una forma de pago.',
      ),
    ).toBeVisible()
  },
}

/** The bar at the bottom counts the fields that are refused, also those off the screen, and leads to each. */
export const SeveralWrong: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shipping = await canvas.findByLabelText('Costo del envío')
    const expectAnnounced = watchLiveRegions(canvasElement)
    await userEvent.clear(shipping)
    const ruc = canvas.getByLabelText('RUC')
    await userEvent.type(ruc, '17')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(shipping).toHaveFocus()
    await expectAnnounced(/2 campos por corregir/)
    await userEvent.click(canvas.getByRole('button', { name: 'RUC' }))
    await expect(ruc).toHaveFocus()
    await waitFor(() => expect(ruc.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
    await userEvent.type(ruc, '90012345001')
    await expectAnnounced(/1 campo por corregir/)
    await userEvent.type(shipping, '100,50')
    await waitFor(() => expect(canvas.queryByText(/por corregir/)).not.toBeInTheDocument())
  },
}

/** Typed values stay, and changes by others are reported; saving again overwrites them. */
export const ChangedMeanwhile: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const shipping = await canvas.findByLabelText('Costo del envío')
    await userEvent.clear(shipping)
    await userEvent.type(shipping, '6')
    await colleagueSaves(servicesOf(context), { shippingCents: 750, lettersOn: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    const told = await canvas.findByRole('alert')
    await expect(told).toHaveTextContent('Costo del envío: ahora 7,50; tú escribiste 6')
    await expect(told).toHaveTextContent('Enviar correos automáticos: ahora sí')
    await expect(shipping).toHaveValue('6')
    await expect(canvas.getByLabelText('Enviar correos automáticos')).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByText(/Los cambios están guardados/)).toBeVisible()
    const { settings: repository } = await servicesOf(context).loadBackend()
    await expect(await repository.shop()).toMatchObject({ shippingCents: 600, lettersOn: true })
  },
}

/** After a mistyped account one press gives the right one to the transfers that are awaited on it. */
export const OtherAccounts: Story = {
  parameters: adminVisit({
    settings: completeSettings,
    orders: [
      numberedOrder(1001),
      numberedOrder(1002),
      numberedOrder(1003, { status: 'cancelled' }),
    ],
  }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(
      await canvas.findByText('2 transferencias pendientes llevan otra cuenta.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dar esta cuenta' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '¿Dar esta cuenta?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Dar la cuenta' }))
    await expect(await canvas.findByText('2 pedidos llevan ahora esta cuenta.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Dar esta cuenta' })).toBeNull()
    const { orders } = await servicesOf(context).loadBackend()
    await expect((await orders.find(orderIdOf(1001)))?.bankAccount).toEqual(
      completeSettings.bankAccount,
    )
  },
}

export const NotSaved: Story = {
  parameters: adminVisit({ backend: answering(saveSettings, offline) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos guardar')
  },
}

export const Recorded: Story = {
  parameters: adminVisit({
    past: { auditLog: Object.fromEntries(recorded.map(({ id, ...entry }) => [id, entry])) },
  }),
  play: async ({ canvas, userEvent }) => {
    const log = within(await canvas.findByRole('region', { name: 'Registro de cambios' }))
    const account =
      'Banco de los Andes, Corriente, número 2100445678, Destilería de Palora S.A.S., 1790012344001'
    await expect(
      await log.findByText(`Cuenta para transferencias: antes ninguna; ahora ${account}`),
    ).toBeVisible()
    await expect(
      log.getByText(`Cuenta para transferencias: antes ${account}; ahora ninguna`),
    ).toBeVisible()
    await userEvent.click(log.getByRole('button', { name: 'Mostrar más' }))
    await expect(await log.findByText('rosa@example.com recibió acceso al panel')).toBeVisible()
    await expect(log.queryByRole('button')).not.toBeInTheDocument()
  },
}

async function typeBank({ canvas, userEvent }: Context): Promise<void> {
  const bank = await canvas.findByLabelText('Banco')
  await userEvent.clear(bank)
  await userEvent.type(bank, 'Banco del Austro')
}

/** After an old sign-in the bank account needs another one; then it is saved, and recorded. */
export const SignedInLongAgo: Story = {
  parameters: adminVisit({ isSignInOld: true }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeBank(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Confirma que eres tú' }))
    await userEvent.type(dialog.getByLabelText('Contraseña actual'), `${demoAdmin.password}{Enter}`)
    await expect(await canvas.findByText('Los cambios están guardados.')).toBeVisible()
    await expect(
      await canvas.findByText(/ahora Banco del Austro, .*número 2100 4456 78/),
    ).toBeVisible()
  },
}

/** Without it nothing is saved, and what was typed stays. */
export const SignInDeclined: Story = {
  parameters: adminVisit({ isSignInOld: true }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeBank(context)
    const shipping = canvas.getByLabelText('Costo del envío')
    await userEvent.clear(shipping)
    await userEvent.type(shipping, '6')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Confirma que eres tú' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Volver' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('falta confirmar que eres tú')
    await expect(shipping).toHaveValue('6')
    await expect(canvas.getByLabelText('Banco')).toHaveValue('Banco del Austro')
    const { settings: repository } = await servicesOf(context).loadBackend()
    await expect(await repository.shop()).toMatchObject({ shippingCents: 500 })
    await expect(await repository.bankAccount()).toMatchObject({ bank: 'Banco de los Andes' })
  },
}

/** The form is read-only while it is saved, because text typed then would be lost. */
export const Saving: Story = {
  parameters: adminVisit({ backend: answering(saveSettings, noAnswer) }),
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByLabelText('Mensaje en español')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await userEvent.type(message, 'Volvemos')
    await expect(message).toHaveValue('')
    const box = canvas.getByLabelText('Enviar correos automáticos')
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
  },
}

export const Loading: Story = { parameters: settings({ shop: noAnswer }) }

export const Unanswered: Story = {
  parameters: settings({ shop: () => Promise.reject(new Outage('timeout', 'Too late')) }),
}
