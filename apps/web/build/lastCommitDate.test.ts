import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { lastCommitDate } from './lastCommitDate.ts'

let repository: string
let folder: string

function commit(file: string, date: string): void {
  writeFileSync(join(folder, file), date)
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: repository,
      env: { ...process.env, GIT_AUTHOR_DATE: date },
    })
  git('add', '.')
  git('commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message', date)
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'last-change-'))
  folder = join(repository, 'page')
  mkdirSync(join(folder, 'testing'), { recursive: true })
  execFileSync('git', ['init', '--quiet'], { cwd: repository })
})
afterEach(() => rmSync(repository, { recursive: true }))

describe('when a page’s folders last changed', () => {
  it('is when something that visitors see was last committed', async () => {
    commit('Page.tsx', '2026-11-01T08:00:00-05:00')
    commit('../other.ts', '2026-11-02T08:00:00-05:00')
    commit('Page.test.tsx', '2026-11-03T08:00:00-05:00')
    commit('Page.stories.tsx', '2026-11-04T08:00:00-05:00')
    commit('testing/shop.ts', '2026-11-05T08:00:00-05:00')
    expect(await lastCommitDate([folder])).toBe('2026-11-01T08:00:00-05:00')
  })

  it('is when the last of them changed', async () => {
    const other = join(repository, 'catalog')
    mkdirSync(other)
    commit('Page.tsx', '2026-11-01T08:00:00-05:00')
    commit('../catalog/words.ts', '2026-11-02T08:00:00-05:00')
    commit('../catalog/words.test.ts', '2026-11-03T08:00:00-05:00')
    expect(await lastCommitDate([folder, other])).toBe('2026-11-02T08:00:00-05:00')
  })

  it('is not known with changes that are not committed', async () => {
    commit('Page.tsx', '2026-11-01T08:00:00-05:00')
    writeFileSync(join(folder, 'Page.tsx'), 'other')
    expect(await lastCommitDate([folder])).toBeNull()
  })

  it('is not known without a repository', async () => {
    rmSync(join(repository, '.git'), { recursive: true })
    expect(await lastCommitDate([folder])).toBeNull()
  })
})
