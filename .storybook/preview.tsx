/// <reference types="vite/client" />
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import { inSite, isBleeding, loadSite } from '../apps/web/testing/siteStory.tsx'
import '../packages/ui/src/tokens/index.css'
import './preview.css'

// In ms. The first story of a page waits until Vite has prepared the page's own code.
configure({ asyncUtilTimeout: 10_000 })

/** Puts a story on its world's ground and into its language; `parameters.bleed` lets it reach the edges. */
const onItsGround: Decorator = (Story, { globals, parameters }) => (
  <div
    className="story-ground"
    data-world={globals['world']}
    data-motion={globals['motion']}
    data-locale={globals['locale']}
    data-bleed={isBleeding(parameters)}
    lang={globals['locale']}
  >
    <Story />
  </div>
)

/** A followed link would replace the page the story, or its test, stands in. */
function stayOnThePage(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

// A story's fonts are shown whenever they come.
document.documentElement.dataset['fonts'] = 'late'

const preview: Preview = {
  tags: ['autodocs'],
  // A story with a `path` is shown in the site (SiteParameters); others need none of it.
  loaders: [loadSite],
  decorators: [inSite, onItsGround],
  beforeEach: () => {
    document.addEventListener('click', stayOnThePage)
    return () => document.removeEventListener('click', stayOnThePage)
  },
  initialGlobals: { world: 'paper', locale: 'es', motion: 'full' },
  globalTypes: {
    world: {
      description: 'The ground everything stands on',
      toolbar: { title: 'World', icon: 'contrast', items: ['paper', 'night'], dynamicTitle: true },
    },
    locale: {
      description: 'The language of the words',
      toolbar: { title: 'Locale', icon: 'globe', items: ['es', 'en'], dynamicTitle: true },
    },
    motion: {
      description: 'As if the reader had asked for less motion',
      toolbar: { title: 'Motion', icon: 'play', items: ['full', 'reduced'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    // Each story's report goes to the runner: that of what is right was twice as long as all the rest. What is
    // preloaded is for the one rule about sounds, of which there are none.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
}

export default preview
