import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { SectionHeading } from './SectionHeading.tsx'

const meta = {
  title: 'SectionHeading (title, headline)',
  component: SectionHeading,
  args: {
    eyebrow: 'Nuestra historia',
    title: 'La serpiente que guarda la fruta del dragón',
    children: 'En los Andes, el Amaru trae el agua. Nosotros la devolvemos en una copa.',
  },
} satisfies Meta<typeof SectionHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('La serpiente')
  },
}

export const Hero: Story = {
  args: { level: 1, title: 'El espíritu del fuego dulce' },
  globals: { world: 'night' },
}

/** The first heading of a page. */
export const SideBySide: Story = { args: { level: 1, sideBySide: true } }

export const Small: Story = { args: { level: 3 } }

export const LongWords: Story = {
  args: { level: 1, title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
}
