import { fileURLToPath } from 'node:url'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

import { chromiumArguments, findChromium } from '../scripts/chromium.ts'

const configDir = fileURLToPath(new URL('.', import.meta.url))

// As in the static build: React's checks for developers take time, and no story asks for them.
process.env['NODE_ENV'] = 'production'

/** One run of the stories, with the toolbar set to `globals`. What a story sets itself is as it says. */
interface Run {
  readonly name: string
  readonly globals?: Readonly<Record<string, unknown>>
  /** Of Storybook's tags: `play-fn` is on each story with a `play` function. */
  readonly tags: { readonly include: string[]; readonly exclude?: string[] }
  /** Globs of stories that are the same with these globals. */
  readonly exclude?: string[]
}

/** What the gate runs. */
const gate: Run = { name: 'stories', tags: { include: ['play-fn'] } }

/**
 * The full matrix, so that no story has to repeat another in English, at night or on a phone. A story that holds in one
 * language, world or width only says so in its `globals`, which win over those of the run.
 */
const all = { include: ['test'] }
const matrix: readonly Run[] = [
  { name: 'stories', tags: all },
  {
    name: 'english',
    globals: { locale: 'en' },
    // A `play` function looks for Spanish words.
    tags: { ...all, exclude: ['play-fn'] },
    // Components have the texts of their stories, and a letter its own language.
    exclude: ['packages/**'],
  },
  // Pages and letters choose their worlds.
  {
    name: 'night',
    globals: { world: 'night' },
    tags: all,
    exclude: ['apps/web/**', 'packages/letters/**'],
  },
  {
    name: 'phone',
    globals: { viewport: { value: 'phone' } },
    tags: all,
  },
]

const project = (
  { name, globals = {}, tags, exclude = [] }: Run,
  order: number,
): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir, tags, initialGlobals: globals })],
  // One run after the other: each has a browser of its own.
  test: { name, exclude, sequence: { groupOrder: order } },
})

/** Every story is a test: it must render, its play function must pass and axe must find no violation. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: (process.env['FULL'] === '1' ? matrix : [gate]).map(project),
    globalSetup: 'apps/web/testing/checkMessages.ts',
    setupFiles: ['.storybook/painted.setup.ts', '.storybook/width.setup.ts'],
    silent: 'passed-only',
    // Of a failure's stack, only the lines of stories and components.
    onStackTrace: (_, { file }) => !/node_modules|\.storybook\/preview/.test(file),
    testTimeout: 60_000,
    isolate: false, // loads modules once instead of once per file
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumArguments },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
