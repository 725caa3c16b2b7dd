import type { Meta, StoryObj } from '@storybook/react-vite'

import { hero } from '../../stories/pictures.ts'
import { Picture } from '../Picture/Picture.tsx'
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx'
import { Section } from './Section.tsx'

const meta = {
  title: 'Section (container, layout)',
  component: Section,
  parameters: { bleed: true },
  args: {
    children: (
      <SectionHeading eyebrow="El proceso" title="Cinco pasos, ninguna prisa">
        De la fruta a la botella pasan muchas manos y muchas lunas.
      </SectionHeading>
    ),
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Content: Story = {}

export const Night: Story = { args: { world: 'night' } }

export const Bleed: Story = {
  args: {
    world: 'night',
    width: 'bleed',
    children: <Picture picture={hero} alt="La botella en su luz" sizes="100vw" />,
  },
}
