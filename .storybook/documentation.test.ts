import { experimental_loadStorybook } from 'storybook/internal/core-server'
import type { StoryIndex } from 'storybook/internal/types'
import { beforeAll, describe, expect, it } from 'vitest'

const pages = import.meta.glob<string>('../packages/*/docs/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

let entries: StoryIndex['entries'] = {}

beforeAll(async () => {
  const configDir = import.meta.dirname
  const { presets } = await experimental_loadStorybook({ configDir, packageJson: {} })
  const generator = await presets.apply<{ getIndex: () => Promise<StoryIndex> }>(
    'storyIndexGenerator',
  )
  entries = (await generator.getIndex()).entries
}, 120_000)

describe('the documentation in Storybook', () => {
  it.each(Object.entries(pages))('%s links to what there is', (_, text) => {
    const dead = [...text.matchAll(/\?path=\/(docs|story)\/([\w-]+)/g)].filter(
      // A link to a page or a component leads to its first story.
      ([, type, id = '']) =>
        !Object.keys(entries).some(
          (key) => key === id || (type === 'story' && key.startsWith(`${id}--`)),
        ),
    )
    expect(dead.map(([link]) => link)).toEqual([])
  })

  it.each([
    'palette',
    'typography',
    'spacing',
    'dark',
    'font',
    'gold',
    'shadow',
    'contrast',
    'animation',
    'photo',
    'radius',
    'breakpoint',
  ])('is found by "%s"', (word) => {
    const titles = Object.values(entries).map(({ title }) => title.toLowerCase())
    expect(titles).toContainEqual(expect.stringContaining(word))
  })

  it('shows pages as stories only', () => {
    const docs = Object.values(entries).filter(
      ({ type, title }) => type === 'docs' && title.startsWith('Pages/'),
    )
    expect(docs).toEqual([])
  })
})
