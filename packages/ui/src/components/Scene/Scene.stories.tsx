import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { gate, gateTall, hero, heroTall, sceneLayers } from '../../stories/pictures.ts'
import { Button } from '../Button/Button.tsx'
import { Scene, ScenePicture } from './Scene.tsx'
import { SceneLayers } from './SceneLayers.tsx'

const alt = 'Valle de Palora bajo la luna llena: el amaru duerme alrededor de la botella'

const meta = {
  title: 'Scene (hero)',
  component: Scene,
  parameters: { bleed: true, docs: { story: { inline: false, height: '760px' } } },
  args: { picture: <ScenePicture picture={hero} narrowPicture={heroTall} alt={alt} /> },
} satisfies Meta<typeof Scene>

export default meta
type Story = StoryObj<typeof meta>

/** The bottle is whole in every window; nothing depends on the picture's loading. */
export const AtRest: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: alt })
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect(picture.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0)
  },
}

export const AtRestOnTablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** The moon is low; in narrow windows the picture is raised by the height of the warnings. */
export const UnderTheGate: Story = {
  args: {
    pose: 'gate',
    picture: <ScenePicture picture={gate} narrowPicture={gateTall} alt="" />,
  },
}

function Entrance() {
  const [isReady, setReady] = useState(false)
  const [isEntering, setEntering] = useState(false)
  return (
    <Scene
      pose={isEntering ? 'rest' : 'gate'}
      entering={isEntering}
      picture={<SceneLayers {...sceneLayers} alt={alt} onReady={() => setReady(true)} />}
    >
      <div style={{ position: 'relative', padding: '2rem' }}>
        <Button disabled={!isReady} onClick={() => setEntering(!isEntering)}>
          Entrar
        </Button>
      </div>
    </Scene>
  )
}

/** In layers: the moon rises behind the bottle, and the serpent closes its ring. */
export const Entering: Story = {
  render: () => <Entrance />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const enter = canvas.getByRole('button', { name: 'Entrar' })
    await waitFor(() => expect(enter).toBeEnabled())
    await userEvent.click(enter)
    const running = () =>
      canvasElement.getAnimations({ subtree: true }).filter(({ timeline }) => {
        return timeline === document.timeline
      })
    await waitFor(() => expect(running().length).toBeGreaterThan(5))
    for (const animation of running()) animation.finish()
    // At the end every part is in its own place.
    const moved = [...canvasElement.querySelectorAll('[data-layers] div')].filter(
      (part) => !['none', 'matrix(1, 0, 0, 1, 0, 0)'].includes(getComputedStyle(part).transform),
    )
    await expect(moved).toEqual([])
  },
}
