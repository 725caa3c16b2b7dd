import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'

import { medal } from '../../stories/pictures.ts'
import { waitForClosing } from '../../stories/waitForClosing.ts'
import { Button } from '../Button/Button.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function DialogWithOpener({ open: initiallyOpen, onClose, ...rest }: DialogProps) {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Doble oro</Button>
      <Dialog
        {...rest}
        open={open}
        onClose={() => {
          setOpen(false)
          onClose()
        }}
      >
        {rest.children}
        <Button variant="secondary" onClick={() => setOpen(false)}>
          Seguir
        </Button>
      </Dialog>
    </>
  )
}

const meta = {
  title: 'Dialog (modal, popup, lightbox)',
  component: Dialog,
  // In a frame of its own: it would cover the page of its documentation.
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: false,
    onClose: fn(),
    title: 'Doble oro 2021',
    closeLabel: 'Cerrar',
    children: (
      <>
        <Picture picture={medal} alt="Medalla de oro con la serpiente" sizes="20rem" />
        <p>Destilado de pitahaya, premiado por su limpieza y su aroma a fruta madura.</p>
      </>
    ),
  },
  render: (args) => <DialogWithOpener {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>
type StoryContext = Parameters<NonNullable<Story['play']>>[0]

async function openDialog({ canvas, userEvent }: StoryContext): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Doble oro' }))
  return canvas.getByRole('dialog', { name: 'Doble oro 2021' })
}

async function expectClosed({ args, canvas }: StoryContext): Promise<void> {
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  await expect(canvas.getByRole('button', { name: 'Doble oro' })).toHaveFocus()
  // The browser tells of it after the dialog has gone.
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
}

export const Open: Story = { args: { open: true } }

/** Moves the focus into the dialog, and back after Escape. */
export const ClosedByEscape: Story = {
  play: async (context) => {
    const dialog = await openDialog(context)
    await expect(within(dialog).getByRole('button', { name: 'Cerrar' })).toHaveFocus()
    // A synthetic Escape key does not close a dialog; the cancel event that the browser sends does.
    await fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await expectClosed(context)
  },
}

/** Stays open with `data-closing` until its animation has finished. */
export const ClosedByButton: Story = {
  play: async (context) => {
    const dialog = await openDialog(context)
    const closing = waitForClosing(dialog)
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    await expect(await closing).toBe(true)
    await expectClosed(context)
  },
}

export const ClosedByBackdrop: Story = {
  play: async (context) => {
    const dialog = await openDialog(context)
    await context.userEvent.click(within(dialog).getByText(/premiado/))
    await expect(dialog).not.toHaveAttribute('data-closing')
    // A text that is selected beyond the edge: the browser's click is on the dialog then.
    await fireEvent.pointerDown(within(dialog).getByText(/premiado/))
    await fireEvent.click(dialog)
    await expect(dialog).not.toHaveAttribute('data-closing')
    await context.userEvent.click(dialog)
    await expectClosed(context)
  },
}

export const ClosedByProp: Story = {
  play: async (context) => {
    const dialog = await openDialog(context)
    const closing = waitForClosing(dialog)
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Seguir' }))
    await expect(await closing).toBe(true)
    await expectClosed(context)
  },
}

/** Closes without an animation. */
export const ClosedWithReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async (context) => {
    const dialog = await openDialog(context)
    await expect(dialog.getAnimations()).toHaveLength(0)
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    await expectClosed(context)
  },
}

export const Reopened: Story = {
  play: async (context) => {
    await openDialog(context)
    await context.userEvent.keyboard('{Enter}')
    await expectClosed(context)
    await openDialog(context)
  },
}

/** Stays open when it is opened again before its animation has finished. */
export const ReopenedWhileClosing: Story = {
  play: async (context) => {
    const dialog = await openDialog(context)
    await fireEvent.click(within(dialog).getByRole('button', { name: 'Seguir' }))
    await expect(dialog).toHaveAttribute('data-closing')
    await fireEvent.click(context.canvas.getByRole('button', { name: 'Doble oro' }))
    await expect(dialog).not.toHaveAttribute('data-closing')
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0))
    await expect(dialog).toHaveAttribute('open')
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
}

function DialogWhileOpen({ children, ...rest }: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Doble oro</Button>
      {open && (
        <Dialog {...rest} open>
          {children}
          <Button onClick={() => setOpen(false)}>Seguir</Button>
        </Dialog>
      )}
    </>
  )
}

/** Returns the focus also when it is removed while it is open. */
export const Removed: Story = {
  render: (args) => <DialogWhileOpen {...args} />,
  play: async (context) => {
    const dialog = await openDialog(context)
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Seguir' }))
    await expect(dialog).not.toBeInTheDocument()
    await expect(context.canvas.getByRole('button', { name: 'Doble oro' })).toHaveFocus()
  },
}

export const LongWords: Story = {
  args: {
    open: true,
    title: 'Reconocimiento internacional a la excelencia en destilados de frutas tropicales',
    children: <p>{'Una bebida que nace de la fruta amarilla y reposa en silencio. '.repeat(40)}</p>,
  },
}
