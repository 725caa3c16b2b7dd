import { describe, expect, it } from 'vitest'

import { createImportCode } from './importCode.ts'

const part = { Part: 'part' }

/** A fake `import()`, and a function that takes it offline. */
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

  const importCode = createImportCode(importModule)
  const ask = (file: string) => importCode(() => importModule(file), file)
  return { asked, network, ask }
}

describe.each([true, false])(
  'code that is lost where a browser remembers that: %s',
  (remembers) => {
    it('is asked for once and fails', async () => {
      const { asked, ask, network } = openEngine({ remembers })
      network.isLost = true
      await expect(ask('./Part.js')).rejects.toThrow('./Part.js is lost')
      expect(asked).toEqual(['./Part.js'])
    })

    it('comes once the network is back, however often it failed', async () => {
      const { ask, network } = openEngine({ remembers })
      network.isLost = true
      await expect(ask('./Part.js')).rejects.toThrow('lost')
      await expect(ask('./Part.js')).rejects.toThrow('lost')
      await expect(ask('./Part.js')).rejects.toThrow('lost')
      network.isLost = false
      await expect(ask('./Part.js')).resolves.toBe(part)
    })
  },
)

describe('code that is not lost', () => {
  it('keeps its one address, whatever became of other files', async () => {
    const { asked, ask, network } = openEngine({ remembers: true })
    network.isLost = true
    await expect(ask('./Part.js')).rejects.toThrow('lost')
    network.isLost = false
    await ask('./Other.js')
    expect(asked).toEqual(['./Part.js', './Other.js'])
  })
})
