import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'

import { waitForClosing } from '../../stories/waitForClosing.ts'
import { Button } from '../Button/Button.tsx'
import { buttonAttributes } from '../Button/buttonAttributes.ts'
import { Price } from '../Price/Price.tsx'
import { Drawer, type DrawerProps } from './Drawer.tsx'

function DrawerWithOpener({ open: initiallyOpen, onClose, ...rest }: DrawerProps) {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir carrito</Button>
      <Drawer
        {...rest}
        open={open}
        onClose={() => {
          setOpen(false)
          onClose()
        }}
      />
    </>
  )
}

const meta = {
  title: 'Drawer (side panel, sheet)',
  component: Drawer,
  // In a frame of its own: it would cover the page of its documentation.
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: false,
    onClose: fn(),
    title: 'Tu carrito',
    closeLabel: 'Cerrar',
    children: <p>Amaru Destilado, 2 botellas</p>,
    footer: (
      <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
        <Price note="IVA incluido">$54,00</Price>
        <a href="#checkout" {...buttonAttributes({ fullWidth: true })}>
          Hacer el pedido
        </a>
      </div>
    ),
  },
  render: (args) => <DrawerWithOpener {...args} />,
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { open: true } }

export const LongContent: Story = {
  args: {
    open: true,
    children: <p>{'Amaru Triple Destilado de pitahaya amarilla. '.repeat(80)}</p>,
  },
}

/** Returns the focus to the button that opened it. */
export const OpenedAndClosed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir carrito' })
    await userEvent.click(opener)
    const drawer = canvas.getByRole('dialog', { name: 'Tu carrito' })
    const closing = waitForClosing(drawer)
    await userEvent.click(within(drawer).getByRole('button', { name: 'Cerrar' }))
    await expect(await closing).toBe(true)
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Closes when the visitor follows a link inside it. */
export const ClosedByLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir carrito' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Hacer el pedido' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
