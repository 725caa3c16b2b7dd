import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { cocktail } from '../../stories/pictures.ts'
import { Button } from '../Button/Button.tsx'
import { Picture } from '../Picture/Picture.tsx'
import stories from './FlipCard.stories.module.css'
import { FlipCard, type FlipCardProps } from './FlipCard.tsx'

function ControlledFlipCard({
  flipped: initiallyFlipped,
  onFlippedChange,
  ...rest
}: FlipCardProps) {
  const [flipped, setFlipped] = useState(initiallyFlipped)
  const flip = (next: boolean) => {
    setFlipped(next)
    onFlippedChange(next)
  }
  return <FlipCard {...rest} className={stories.card} flipped={flipped} onFlippedChange={flip} />
}

const copy = fn()

const meta = {
  title: 'FlipCard (card)',
  component: FlipCard,
  args: {
    flipped: false,
    onFlippedChange: fn(),
    label: 'Receta de Tonic',
    front: (
      <div className={stories.front}>
        <Picture
          picture={cocktail}
          alt="Vaso alto con hielo, lima y romero"
          sizes="22rem"
          fit="cover"
        />
        <h2>Tonic</h2>
      </div>
    ),
    back: (
      <div className={stories.back}>
        <p>Agita con hielo y sirve en copa.</p>
        <Button variant="quiet" onClick={copy}>
          Copiar
        </Button>
      </div>
    ),
  },
  render: (args) => <ControlledFlipCard {...args} />,
} satisfies Meta<typeof FlipCard>

export default meta
type Story = StoryObj<typeof meta>
type StoryContext = Parameters<NonNullable<Story['play']>>[0]

const flipButton = ({ canvas }: StoryContext) =>
  canvas.getByRole('button', { name: 'Receta de Tonic' })

export const Front: Story = {}

export const Back: Story = { args: { flipped: true } }

/** The button shows a text on the front and an icon on the back. */
export const WithButtonText: Story = {
  args: { buttonText: 'Receta' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(canvas.getByText('Receta')).toBeVisible()
    await userEvent.click(flipButton(context))
    await expect(canvas.getByText('Receta')).not.toBeVisible()
  },
}

/** Enter and Space flip the card, and the button keeps the focus. */
export const FlippedByKeyboard: Story = {
  play: async (context) => {
    const { args, userEvent } = context
    await userEvent.tab()
    await expect(flipButton(context)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFlippedChange).toHaveBeenLastCalledWith(true)
    await expect(flipButton(context)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(args.onFlippedChange).toHaveBeenLastCalledWith(false)
    await expect(flipButton(context)).toHaveFocus()
  },
}

/** A click anywhere flips the card, except a click on a control of the visible side. */
export const FlippedByClick: Story = {
  play: async ({ args, canvas, userEvent }) => {
    copy.mockClear()
    await userEvent.click(canvas.getByRole('heading', { name: 'Tonic' }))
    await expect(args.onFlippedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar' }))
    await expect(copy).toHaveBeenCalledOnce()
    await expect(args.onFlippedChange).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByText('Agita con hielo y sirve en copa.'))
    await expect(args.onFlippedChange).toHaveBeenLastCalledWith(false)
  },
}

/** Selecting text does not flip the card. */
export const KeptWhileSelectingText: Story = {
  args: { flipped: true },
  play: async ({ args, canvas, userEvent }) => {
    const recipe = canvas.getByText('Agita con hielo y sirve en copa.')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: recipe, offset: 0 },
      { target: recipe, offset: 5 },
      { keys: '[/MouseLeft]' },
    ])
    await expect(getSelection()?.toString()).toBe('Agita')
    await expect(args.onFlippedChange).not.toHaveBeenCalled()
  },
}

/** Screen readers can read both sides; only controls of the visible side can be reached. */
export const HiddenSide: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(canvas.getByText('Agita con hielo y sirve en copa.')).toBeVisible()
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Copiar' })).not.toBeInTheDocument(),
    )
    await userEvent.click(flipButton(context))
    await expect(canvas.getByRole('button', { name: 'Copiar' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Tonic' })).toBeVisible()
  },
}
