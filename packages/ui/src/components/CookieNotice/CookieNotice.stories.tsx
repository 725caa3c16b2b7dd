import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { CookieNotice } from './CookieNotice.tsx'

const meta = {
  title: 'CookieNotice (consent banner)',
  component: CookieNotice,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    title: 'Cookies',
    children: 'Solo cookies necesarias.',
    acceptLabel: 'Aceptar',
    rejectLabel: 'Rechazar',
    onAccept: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof CookieNotice>

export default meta
type Story = StoryObj<typeof meta>

/** Both buttons have the same size and look. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toBeInTheDocument()
    const accept = canvas.getByRole('button', { name: 'Aceptar' })
    const reject = canvas.getByRole('button', { name: 'Rechazar' })
    await expect(accept.offsetWidth).toBe(reject.offsetWidth)
    await expect(accept.className).toBe(reject.className)
    await userEvent.click(reject)
    await expect(args.onReject).toHaveBeenCalledOnce()
    await userEvent.click(accept)
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

export const LongWords: Story = {
  args: {
    children: 'Guardamos en tu navegador solo lo necesario para que la tienda funcione.',
    acceptLabel: 'Aceptar todas las cookies',
    rejectLabel: 'Rechazar las opcionales',
  },
}

/** In the age gate: no ground, no line. */
export const InTheGate: Story = { args: { place: 'gate' }, globals: { world: 'night' } }
