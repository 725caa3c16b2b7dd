import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createImportCode } from './importCode.ts'
import type { LostStyles } from './lostStyles.ts'

const part = { Part: 'part' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser's `import()`, and how to lose its network. */
function openEngine({ remembers }: { readonly remembers: boolean }) {
  const asked: string[] = []
  const lost = new Set<string>()
  const network = { isLost: false }
  async function importModule(address: string): Promise<unknown> {
    if (remembers && lost.has(address)) throw new TypeError(`${address} was lost before`)
    asked.push(address)
    if (!network.isLost) return part
    lost.add(address)
    throw new TypeError(`${address} is lost`)
  }

  const takeStyles = vi.fn<LostStyles['take']>().mockReturnValue([])
  const reloadStyle = vi.fn<LostStyles['reload']>().mockResolvedValue()
  const importCode = createImportCode({
    importModule,
    styles: { take: takeStyles, reload: reloadStyle },
    findLossReason: () => Promise.resolve('offline'),
  })
  const ask = (file: string) => importCode(() => importModule(file), file)
  /** Asks, and waits for as many attempts as there are. */
  const askToTheEnd = async (file: string) => {
    const answer = ask(file).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(5_000)
    return answer
  }
  return { asked, network, ask, askToTheEnd, takeStyles, reloadStyle }
}

describe.each([true, false])(
  'code that is lost where a browser remembers that: %s',
  (remembers) => {
    it('is asked for three times, ever later, and then fails with the reason', async () => {
      const { asked, ask, network } = openEngine({ remembers })
      network.isLost = true
      const start = Date.now()
      const answer = ask('./Part.js').catch((error: unknown) => ({ error, at: Date.now() }))
      await vi.advanceTimersByTimeAsync(5_000)
      const { error, at } = (await answer) as { error: unknown; at: number }
      expect(error).toMatchObject({
        name: 'LostCode',
        reason: 'offline',
        cause: expect.any(TypeError),
      })
      expect(at - start).toBe(2_500)
      expect(new Set(asked)).toEqual(
        new Set(['./Part.js', './Part.js?again=1', './Part.js?again=2']),
      )
      expect(asked.length).toBeLessThanOrEqual(5)
    })

    it('comes by itself when the network was lost for a moment', async () => {
      const { askToTheEnd, ask, network } = openEngine({ remembers })
      network.isLost = true
      const answer = ask('./Part.js')
      await vi.advanceTimersByTimeAsync(400)
      network.isLost = false
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await answer).toBe(part)
      expect(await askToTheEnd('./Part.js')).toBe(part)
    })

    it('comes once the network is back, however often it failed', async () => {
      const { askToTheEnd, network } = openEngine({ remembers })
      network.isLost = true
      await askToTheEnd('./Part.js')
      await askToTheEnd('./Part.js')
      network.isLost = false
      expect(await askToTheEnd('./Part.js')).toBe(part)
    })

    it('is not asked for again while the browser is offline', async () => {
      const { asked, ask, network } = openEngine({ remembers })
      network.isLost = true
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
      await expect(ask('./Part.js')).rejects.toMatchObject({ reason: 'offline' })
      expect(asked).toEqual(['./Part.js'])
    })
  },
)

describe('a part whose styles are lost', () => {
  it('comes once they are loaded, and asks for them with each attempt', async () => {
    const { asked, askToTheEnd, takeStyles, reloadStyle } = openEngine({ remembers: true })
    takeStyles.mockReturnValueOnce(['/Part.css'])
    reloadStyle.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'))
    expect(await askToTheEnd('./Part.js')).toBe(part)
    expect(reloadStyle.mock.calls.map(([href]) => href)).toEqual(Array(3).fill('/Part.css'))
    expect(asked).toEqual(['./Part.js'])
  })

  it('lacks them still when it is asked for anew', async () => {
    const { askToTheEnd, takeStyles, reloadStyle } = openEngine({ remembers: true })
    takeStyles.mockReturnValueOnce(['/Part.css'])
    reloadStyle.mockRejectedValue(new Error('lost'))
    expect(await askToTheEnd('./Part.js')).toMatchObject({ name: 'LostCode' })
    reloadStyle.mockReset().mockResolvedValue()
    expect(await askToTheEnd('./Part.js')).toBe(part)
    expect(reloadStyle).toHaveBeenCalledOnce()
  })
})

describe('code that is not lost', () => {
  it('keeps its one address, whatever became of other files', async () => {
    const { asked, ask, askToTheEnd, network } = openEngine({ remembers: true })
    network.isLost = true
    await askToTheEnd('./Part.js')
    network.isLost = false
    await ask('./Other.js')
    expect(asked.filter((address) => address.startsWith('./Other'))).toEqual(['./Other.js'])
  })
})
