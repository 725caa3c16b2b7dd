import { Outage, type Backend } from '@storefront/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createTestPorts } from '../../testing/createTestServices.ts'
import { lazyBackend } from './services.tsx'

let backend: Backend
const load = vi.fn<() => Promise<Backend>>()

beforeEach(async () => {
  backend = await createTestPorts().loadBackend()
  load.mockReset().mockResolvedValue(backend)
})

describe('lazyBackend', () => {
  it('loads nothing before it is asked', () => {
    lazyBackend(load)
    expect(load).not.toHaveBeenCalled()
  })

  it('loads once, however many ask at the same time and later', async () => {
    const loadBackend = lazyBackend(load)
    expect(await Promise.all([loadBackend(), loadBackend()])).toEqual([backend, backend])
    expect(await loadBackend()).toBe(backend)
    expect(load).toHaveBeenCalledOnce()
  })

  it('reports a failed load as an outage with its cause, and requests it again when asked again', async () => {
    const cause = new TypeError('Failed to fetch')
    load.mockRejectedValueOnce(cause)
    const loadBackend = lazyBackend(load)
    const failure: unknown = await loadBackend().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Outage)
    expect(failure).toMatchObject({ code: 'code-lost', cause })
    expect(await loadBackend()).toBe(backend)
  })
})
