import { afterEach, describe, expect, it, vi } from 'vitest'

import { readSettings } from './readSettings.ts'

// No file has this name.
const name = 'VITE_SETTING_OF_A_TEST'

afterEach(() => vi.unstubAllEnvs())

describe('the settings of a build', () => {
  it('include the variables of the environment', () => {
    vi.stubEnv(name, 'staging')
    expect(readSettings('staging')).toMatchObject({ [name]: 'staging' })
  })

  it('are only those of the files in an empty environment', () => {
    vi.stubEnv(name, 'staging')
    expect(readSettings('production', {})).not.toHaveProperty(name)
  })
})
