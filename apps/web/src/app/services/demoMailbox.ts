import type { LocalEmail } from '@storefront/adapters/local'

export type DemoEmail = LocalEmail

/** Gives the e-mails that the embedded backend did not really send, oldest first. */
export type ReadDemoMailbox = () => Promise<readonly DemoEmail[]>

/**
 * The mailbox of a demonstration; null in a build for any other backend, which holds nothing of it:
 * the comparison is with the build's own constant.
 */
export const readDemoMailbox: ReadDemoMailbox | null =
  import.meta.env.VITE_BACKEND === 'local'
    ? async () => {
        const { demoOutbox } = await import('./createDemoBackend.ts')
        return demoOutbox()
      }
    : null
