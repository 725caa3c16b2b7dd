import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

import { expect, it } from 'vitest'

import { host } from './addresses.ts'
import { SetupError } from './SetupError.ts'
import { startMailbox } from './startMailbox.ts'

it('says which port is taken', async () => {
  const holder = createServer().listen(0, host)
  await once(holder, 'listening')
  // A listening server has such an address.
  const { port } = holder.address() as AddressInfo
  const start = startMailbox(() => undefined, port)
  await expect(start).rejects.toThrow(`Port ${port}, which receives the letters, is taken`)
  await expect(start).rejects.toBeInstanceOf(SetupError)
  holder.close()
})
