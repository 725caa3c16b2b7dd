import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What Storybook writes about an entry of a build. */
interface Entry {
  readonly type: string
  readonly id: string
  readonly title: string
  readonly name: string
}

/**
 * Returns the stories of a build whose id or title contains the words.
 *
 * @param build the folder of a static Storybook
 * @param words of a title, or an id: `button`, `components-button--primary`; empty for all
 */
export function findStories(build: string, words: string): readonly Entry[] {
  // Storybook has written the file.
  const { entries } = JSON.parse(readFileSync(join(build, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Entry>>
  }
  return Object.values(entries).filter(
    ({ type, id, title }) =>
      type === 'story' && (id === words || title.toLowerCase().includes(words.toLowerCase())),
  )
}
