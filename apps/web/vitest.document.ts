import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// In ms. Tests that load whole pages or hash passwords take long on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

// Testing Library cleans up automatically only if it is imported for every file; without isolation it is not.
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
})
