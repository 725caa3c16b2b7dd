import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bottle, engraving, hero, heroTall, medal } from '../../stories/pictures.ts'
import { Picture } from './Picture.tsx'

const meta = {
  title: 'Picture (image, responsive image)',
  component: Picture,
  args: { picture: engraving, alt: 'Alambique de cobre sobre el fuego', sizes: '20rem' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

/** Loads lazily and reserves its space. */
export const Natural: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Alambique de cobre sobre el fuego' })
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('decoding', 'async')
    const { width, height } = image.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(engraving.width / engraving.height, 1)
  },
}

/** The largest picture of the first screen loads before all others. */
export const Priority: Story = {
  args: { picture: bottle, priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    await expect(image).toHaveAttribute('decoding', 'sync')
  },
}

export const Formats: Story = {
  args: {
    picture: {
      ...bottle,
      sources: [
        { type: 'image/avif', srcSet: '/masters/bottle-destilado-1.webp 1000w' },
        { type: 'image/webp', srcSet: '/masters/bottle-destilado-1.webp 1000w' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const types = [...canvasElement.querySelectorAll('source')].map(({ type }) => type)
    await expect(types).toEqual(['image/avif', 'image/webp'])
  },
}

export const Cover: Story = {
  args: { picture: bottle, fit: 'cover' },
  render: (args) => (
    <div style={{ aspectRatio: 1 }}>
      <Picture {...args} />
    </div>
  ),
}

export const Contain: Story = {
  args: { picture: bottle, fit: 'contain' },
  render: (args) => (
    <div data-world="night" style={{ aspectRatio: 1 }}>
      <Picture {...args} />
    </div>
  ),
}

export const Transparent: Story = {
  args: { picture: medal, alt: 'Medalla de oro' },
  globals: { world: 'night' },
}

/** Phones load another crop. */
export const NarrowCrop: Story = {
  args: { picture: hero, narrowPicture: heroTall, alt: 'La botella en el valle, de noche' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const source = canvasElement.querySelector('source')
    await expect(source).toHaveAttribute('media', '(width < 48rem)')
    await expect(source).toHaveAttribute('height', '3033')
  },
}

export const Decorative: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}
