import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'SkipLink (skip to content)',
  component: SkipLink,
  args: { href: '#content', children: 'Saltar al contenido' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">El contenido</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** Visible only while it has the focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Saltar al contenido' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
