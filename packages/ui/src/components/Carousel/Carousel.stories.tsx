import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'

import { bottle, reposadoBottle, tripleBottle } from '../../stories/pictures.ts'
import { Button } from '../Button/Button.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Carousel, type CarouselProps } from './Carousel.tsx'

const pictures = [
  { id: 'distilled', label: 'Foto 1 de 3: destilado', picture: bottle },
  { id: 'triple', label: 'Foto 2 de 3: triple destilado', picture: tripleBottle },
  { id: 'reposado', label: 'Foto 3 de 3: reposado', picture: reposadoBottle },
]

const meta = {
  title: 'Carousel (slider, gallery)',
  component: Carousel,
  args: {
    label: 'Las botellas',
    roleDescription: 'carrusel',
    slideRoleDescription: 'diapositiva',
    previousLabel: 'Anterior',
    nextLabel: 'Siguiente',
    thumbnailsLabel: 'Elegir una foto',
    slides: pictures.map(({ id, label, picture }) => ({
      id,
      label,
      content: <Picture picture={picture} alt={label} sizes="40rem" fit="cover" />,
      thumbnail: <Picture picture={picture} alt="" sizes="4rem" />,
    })),
  },
  globals: { world: 'night' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
        <Button variant="quiet">Después</Button>
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>
type StoryContext = Parameters<NonNullable<Story['play']>>[0]

/** A short interval, so that tests can wait for it. */
const rotation = { intervalMs: 150, pauseLabel: 'Pausar', playLabel: 'Reproducir' }

async function expectShown({ canvas }: StoryContext, label: string): Promise<void> {
  const current = { name: new RegExp(label) }
  await waitFor(() => expect(canvas.getByRole('group', current)).not.toHaveAttribute('inert'))
  const slides = canvas.getAllByRole('group', { name: /^Foto/ })
  await expect(slides.filter((slide) => !slide.inert)).toHaveLength(1)
  await expect(canvas.getByRole('button', current)).toHaveAttribute('aria-current', 'true')
}

const stripOf = ({ canvas }: StoryContext) =>
  canvas.getAllByRole('group', { name: /^Foto/ })[0]?.parentElement

async function expectPaused(context: StoryContext, paused: boolean): Promise<void> {
  await waitFor(() =>
    expect(stripOf(context)).toHaveAttribute('aria-live', paused ? 'polite' : 'off'),
  )
}

async function swipe(context: StoryContext, distance: number): Promise<void> {
  const strip = stripOf(context)
  if (!strip) throw new Error('The carousel has no strip')
  const finger = { pointerType: 'touch', isPrimary: true }
  await fireEvent.pointerDown(strip, { ...finger, clientX: 200 })
  await fireEvent.pointerMove(strip, { ...finger, clientX: 200 + distance })
  await fireEvent.pointerUp(strip, { ...finger, clientX: 200 + distance })
}

export const ByThumbnails: Story = {
  play: async (context) => {
    await expectShown(context, '1 de 3')
    await context.userEvent.click(context.canvas.getByRole('button', { name: /3 de 3/ }))
    await expectShown(context, '3 de 3')
  },
}

export const WrapsAround: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }))
    await expectShown(context, '3 de 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }))
    await expectShown(context, '1 de 3')
  },
}

export const ByKeyboard: Story = {
  play: async (context) => {
    const { userEvent } = context
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expectShown(context, '3 de 3')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expectShown(context, '2 de 3')
    await userEvent.keyboard('{End}')
    await expectShown(context, '3 de 3')
    await userEvent.keyboard('{Home}')
    await expectShown(context, '1 de 3')
    // The browser's own way forward.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expectShown(context, '1 de 3')
  },
}

export const BySwipe: Story = {
  play: async (context) => {
    await swipe(context, -20)
    await expectShown(context, '1 de 3')
    await swipe(context, -90)
    await expectShown(context, '2 de 3')
    await swipe(context, 90)
    await swipe(context, 90)
    await expectShown(context, '3 de 3')
  },
}

/** Advances automatically without announcing the slides. */
export const Rotating: Story = {
  args: { rotation },
  play: async (context) => {
    await expectPaused(context, false)
    await expectShown(context, '3 de 3')
    await expectShown(context, '1 de 3')
  },
}

const unhurried: Partial<CarouselProps> = { rotation: { ...rotation, intervalMs: 3000 } }

/** Ends for good: the pointer may go. */
export const EndedByHover: Story = {
  args: unhurried,
  play: async (context) => {
    const { canvas, userEvent } = context
    const next = canvas.getByRole('button', { name: 'Siguiente' })
    await expectPaused(context, false)
    await userEvent.hover(next)
    await expectPaused(context, true)
    // Under the pointer the button does not change before it is pressed.
    await expect(canvas.getByRole('button', { name: 'Pausar' })).toBeVisible()
    await userEvent.unhover(next)
    await expect(canvas.getByRole('button', { name: 'Reproducir' })).toBeVisible()
    await expectPaused(context, true)
  },
}

/** Its own button has the focus before the carousel does. */
export const EndedByFocus: Story = {
  args: unhurried,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pausar' })).toHaveFocus()
    await expectPaused(context, false)
    await userEvent.tab()
    await expectPaused(context, true)
    canvas.getByRole('button', { name: 'Después' }).focus()
    await expectPaused(context, true)
  },
}

export const EndedByTouch: Story = {
  args: unhurried,
  play: async (context) => {
    await expectPaused(context, false)
    await swipe(context, 0)
    await expectPaused(context, true)
  },
}

export const EndedByButton: Story = {
  args: unhurried,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }))
    await expectPaused(context, true)
    const play = canvas.getByRole('button', { name: 'Reproducir' })
    await userEvent.click(play)
    await userEvent.unhover(play)
    await expectPaused(context, false)
  },
}

export const PausedByHiddenTab: Story = {
  args: unhurried,
  play: async (context) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    await expectPaused(context, true)
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
    await expectPaused(context, false)
  },
}

/** With prefers-reduced-motion it starts only by its button. */
export const ReducedMotion: Story = {
  args: unhurried,
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window)
    window.matchMedia = (query) => matchMedia(query.includes('reduced-motion') ? 'all' : query)
    return () => {
      window.matchMedia = matchMedia
    }
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectPaused(context, true)
    const play = canvas.getByRole('button', { name: 'Reproducir' })
    await userEvent.click(play)
    await userEvent.unhover(play)
    await expectPaused(context, false)
  },
}
