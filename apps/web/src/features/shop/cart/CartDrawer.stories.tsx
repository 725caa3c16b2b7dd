import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { destilado, triple } from '../../../../testing/carts.ts'
import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { CartDrawer } from './CartDrawer.tsx'

const meta = {
  title: 'Pages/Every page/Cart drawer',
  component: CartDrawer,
  args: { open: true, onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '40rem' } },
    path: '/home',
    cart: [destilado, { ...triple, quantity: 2 }],
  },
} satisfies SiteMeta<typeof CartDrawer>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

export const Many: Story = {
  play: async ({ args, canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: 'Tu carrito' }))
    // The drawer slides in.
    const shipping = await drawer.findByText('Gratis')
    await waitFor(() => expect(shipping).toBeVisible())
    // The subtotal, and with free shipping the total.
    await expect(drawer.getAllByText('$105,00')).toHaveLength(2)
    await expect(drawer.getByText(/No necesitas una cuenta/)).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Ver el carrito completo' })).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Cerrar el carrito' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const Empty: Story = {
  parameters: { cart: [] },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('Aún no hay botellas aquí')
    await waitFor(() => expect(title).toBeVisible())
    await expect(canvas.queryByText('Subtotal')).not.toBeInTheDocument()
  },
}

function Reopenable() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Carrito
      </button>
      <CartDrawer open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** The notice of removed lines is not shown when the drawer is reopened. */
export const Removed: Story = {
  render: () => <Reopenable />,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `Quitar ${destilado.name} del carrito` }),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar el carrito' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Carrito' }))
    await expect(
      await canvas.findByRole('button', { name: `Quitar ${triple.name} del carrito` }),
    ).toBeInTheDocument()
    await expect(canvas.queryByText('Deshacer')).not.toBeInTheDocument()
  },
}
