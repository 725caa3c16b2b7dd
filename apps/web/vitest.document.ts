import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// The library would do it by itself, if it were loaded anew for every file.
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
})
