import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { bottle, reposadoBottle, tripleBottle } from '../../stories/pictures.ts'
import { Button } from '../Button/Button.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Carousel } from './Carousel.tsx'

const pictures = [
  { id: 'distilled', label: 'Foto 1 de 3: destilado', picture: bottle },
  { id: 'triple', label: 'Foto 2 de 3: triple destilado', picture: tripleBottle },
  { id: 'reposado', label: 'Foto 3 de 3: reposado', picture: reposadoBottle },
]

const meta = {
  component: Carousel,
  args: {
    label: 'Las botellas',
    carouselRole: 'carrusel',
    slideRole: 'diapositiva',
    previousLabel: 'Anterior',
    nextLabel: 'Siguiente',
    thumbnailsLabel: 'Elegir una foto',
    slides: pictures.map(({ id, label, picture }) => ({
      id,
      label,
      content: <Picture picture={picture} alt={label} sizes="40rem" />,
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
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Fast enough to be waited for. */
const rotation = { intervalMs: 150, pauseLabel: 'Pausar', playLabel: 'Reproducir' }

async function expectShown({ canvas }: Context, label: string): Promise<void> {
  const slides = canvas.getAllByRole('group', { name: /^Foto/ })
  await expect(slides.filter((slide) => !slide.inert)).toHaveLength(1)
  await expect(canvas.getByRole('group', { name: new RegExp(label) })).not.toHaveAttribute('inert')
  await expect(canvas.getByRole('button', { name: new RegExp(label) })).toHaveAttribute(
    'aria-current',
    'true',
  )
}

const stripOf = ({ canvas }: Context) =>
  canvas.getAllByRole('group', { name: /^Foto/ })[0]?.parentElement

async function expectStill(context: Context, still: boolean): Promise<void> {
  await waitFor(() =>
    expect(stripOf(context)).toHaveAttribute('aria-live', still ? 'polite' : 'off'),
  )
}

async function swipe(context: Context, distance: number): Promise<void> {
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

/** The pictures on both sides are fetched before they are asked for. */
export const WithItsNeighboursLoaded: Story = {
  play: async (context) => {
    for (const image of context.canvas.getAllByRole('img')) {
      const isNeighbour = !image.getAttribute('alt')?.includes('1 de 3')
      await expect(image).toHaveAttribute('loading', isNeighbour ? 'eager' : 'lazy')
    }
  },
}

export const WithoutThumbnails: Story = {
  args: { thumbnailsLabel: undefined },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Advances by itself, and says nothing meanwhile. */
export const Rotating: Story = {
  args: { rotation },
  play: async (context) => {
    await expectStill(context, false)
    await waitFor(() => expectShown(context, '3 de 3'))
    await waitFor(() => expectShown(context, '1 de 3'))
  },
}

export const HeldByPointer: Story = {
  args: { rotation: { ...rotation, intervalMs: 3000 } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const next = canvas.getByRole('button', { name: 'Siguiente' })
    await userEvent.hover(next)
    await expectStill(context, true)
    await userEvent.unhover(next)
    await expectStill(context, false)
  },
}

export const HeldByFocus: Story = {
  args: HeldByPointer.args ?? {},
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pausar' })).toHaveFocus()
    await expectStill(context, false)
    await userEvent.tab()
    await expectStill(context, true)
    canvas.getByRole('button', { name: 'Después' }).focus()
    await expectStill(context, false)
  },
}

export const Paused: Story = {
  args: HeldByPointer.args ?? {},
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }))
    await expectStill(context, true)
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir' }))
    await expectStill(context, false)
  },
}

export const HeldByAHiddenTab: Story = {
  args: HeldByPointer.args ?? {},
  play: async (context) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    await expectStill(context, true)
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
    await expectStill(context, false)
  },
}

/** Somebody who asked for less motion starts it themselves, or never. */
export const WithLessMotion: Story = {
  args: HeldByPointer.args ?? {},
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window)
    window.matchMedia = (query) => matchMedia(query.includes('reduced-motion') ? 'all' : query)
    return () => {
      window.matchMedia = matchMedia
    }
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectStill(context, true)
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir' }))
    await expectStill(context, false)
  },
}
