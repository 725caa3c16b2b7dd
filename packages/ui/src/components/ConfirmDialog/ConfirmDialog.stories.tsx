import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'

import { waitForClosing } from '../../stories/waitForClosing.ts'
import { Banner } from '../Banner/Banner.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'ConfirmDialog (alert dialog)',
  component: ConfirmDialog,
  // In a frame of its own: it would cover the page of its documentation.
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: '¿Cancelar el pedido?',
    closeLabel: 'Cerrar',
    confirmLabel: 'Cancelar el pedido',
    cancelLabel: 'Volver',
    children: <p>Las botellas vuelven a la existencia. Esto no se puede deshacer.</p>,
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Confirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: '¿Cancelar el pedido?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar el pedido' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The second tap of a double tap on what opened it is no answer, wherever it lands. */
export const TappedTwice: Story = {
  args: { open: false },
  render: function TappedTwice(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Preguntar</button>
        <ConfirmDialog {...args} open={open} />
      </>
    )
  },
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Preguntar' }), { detail: 1 })
    const dialog = canvas.getByRole('dialog')
    const confirm = within(dialog).getByRole('button', { name: 'Cancelar el pedido' })
    for (const target of [
      confirm,
      within(dialog).getByRole('button', { name: 'Volver' }),
      dialog,
    ]) {
      await fireEvent.pointerDown(target)
      await fireEvent.click(target, { detail: 2 })
    }
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(dialog).not.toHaveAttribute('data-closing')
    await fireEvent.click(confirm, { detail: 1 })
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** The caller renders the dialog only while it is open: it is called after the closing animation, and once. */
export const Cancelled: Story = {
  render: function Cancelled(args) {
    const [open, setOpen] = useState(true)
    const close = () => {
      setOpen(false)
      args.onClose()
    }
    return <>{open && <ConfirmDialog {...args} onClose={close} />}</>
  },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog')
    const closing = waitForClosing(dialog)
    await userEvent.click(canvas.getByRole('button', { name: 'Volver' }))
    await expect(await closing).toBe(true)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** Ignores the confirm button and cannot be closed. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar el pedido' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Volver' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Cerrar' })).toBeDisabled()
    // A synthetic Escape key does not close a dialog; the cancel event that the browser sends does.
    await fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await userEvent.click(dialog)
    await expect(dialog).not.toHaveAttribute('data-closing')
    await expect(dialog).toHaveAttribute('closedby', 'none')
  },
}

export const Refused: Story = {
  args: { error: <Banner tone="error">El pedido cambió entretanto.</Banner> },
}
