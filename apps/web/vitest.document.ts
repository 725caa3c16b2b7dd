import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Testing Library cleans up automatically only if it is imported for every file; without isolation it is not.
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
})
