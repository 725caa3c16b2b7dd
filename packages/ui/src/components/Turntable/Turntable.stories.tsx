import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'

import { turningBottle } from '../../stories/pictures.ts'
import { Turntable } from './Turntable.tsx'

const meta = {
  title: 'Turntable (360° view)',
  component: Turntable,
  args: {
    frames: turningBottle,
    alt: 'Botella transparente con etiqueta marfil, de frente',
    label: 'Girar la botella',
    hint: 'Arrastra para girar',
    describeAngle: (degrees) => `${degrees} grados`,
  },
  globals: { world: 'night' },
} satisfies Meta<typeof Turntable>

export default meta
type Story = StoryObj<typeof meta>

const at = (clientX: number) => ({ clientX, button: 0, pointerId: 1 })

const shownFrame = (root: HTMLElement) => root.querySelector('img[data-visible="true"]')

/** Only the front is loaded until somebody touches it. */
export const AtRest: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
  },
}

/** The slider's keys turn it; its value says what is seen. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: 'Girar la botella' })
    await expect(slider).toHaveFocus()
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(24)
    await fireEvent.change(slider, { target: { value: '6' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '90 grados')
    await waitFor(() =>
      expect(shownFrame(canvasElement)).toHaveAttribute('src', turningBottle[6]?.src),
    )
  },
}

/** Dragged to the left from the front, it shows the end of the turn. */
export const ByDragging: Story = {
  play: async ({ canvas, canvasElement }) => {
    const stage = canvasElement.querySelector('img')?.parentElement
    if (!stage) throw new Error('There is no stage')
    // A made-up pointer cannot be captured.
    stage.setPointerCapture = () => undefined
    await fireEvent.pointerDown(stage, at(200))
    await fireEvent.pointerMove(stage, at(200 - (stage.clientWidth * 1.5) / 24))
    await fireEvent.pointerUp(stage, at(100))
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveValue('23'))
    await waitFor(() =>
      expect(shownFrame(canvasElement)).toHaveAttribute('src', turningBottle[23]?.src),
    )
  },
}
