/// <reference types="vite/client" />

import '../packages/ui/src/tokens/index.css'
import './preview.css'

import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import { inSite, isBleeding, loadSite, waitForData } from '../apps/web/testing/siteStory.tsx'
import { describeProps } from './argTypes.ts'
import { theme } from './theme.ts'

configure({
  // In ms. The first story of a page waits while Vite transforms the page's code.
  asyncUtilTimeout: 30_000,
  // What was not found, or found twice, without the roles and the markup of the whole page.
  getElementError: (message) => {
    const error = new Error(message?.replace(/\s+Here are the .*/s, ''))
    error.name = 'TestingLibraryElementError'
    return error
  },
})

/** Applies the toolbar's world, motion and language to a story; `parameters.bleed` removes the padding. */
const withGlobals: Decorator = (Story, { globals, parameters }) => (
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

/** Prevents navigation: a followed link would replace the page in which the story, or its test, runs. */
function preventLinkNavigation(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/**
 * Renders a story, and waits until React has run its effects: a `play` function, which acts as a person would, begins
 * after the first frame.
 */
const mountAndPaint: Preview['mount'] = (context) => async () => {
  await context.renderToCanvas()
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
  return context.canvas
}

const preview: Preview = {
  mount: mountAndPaint,
  tags: ['autodocs'],
  // Stories with a `path` are shown in the site (SiteParameters); others do not need it.
  loaders: [loadSite],
  decorators: [inSite, withGlobals],
  argTypesEnhancers: [describeProps],
  beforeEach: () => {
    document.addEventListener('click', preventLinkNavigation)
    return () => document.removeEventListener('click', preventLinkNavigation)
  },
  afterEach: waitForData,
  initialGlobals: { world: 'paper', locale: 'es', motion: 'full' },
  globalTypes: {
    world: {
      description: 'Background and colours of the story',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'paper', title: 'Paper' },
          { value: 'night', title: 'Night' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language of the texts',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'es', title: 'Español' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description:
        'Sets the motion tokens to zero; for carousels, the gate and the scene, emulate prefers-reduced-motion in the developer tools',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'full', title: 'Motion: full' },
          { value: 'reduced', title: 'Motion: reduced' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { theme },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          [
            'Colour (palette, gold, dark, contrast)',
            'Type (typography, font)',
            'Space (spacing, breakpoint, radius, shadow)',
            'Motion (animation, transition)',
            'Icons',
            'Pictures (photo, image)',
            'Gallery (all pictures)',
            'Voice and tone',
            'Tokens',
          ],
          'Components',
          'Pages',
          'Emails',
        ],
      },
    },
    // axe reports violations only: lists of passed rules made up two thirds of what each story sends to the runner.
    // It preloads media only for its rule about sound, and the site has no sound.
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
