/** Notices between the visitor's tabs of this site. */
export interface TabChannel {
  /** Notifies the other tabs. */
  post(): void
  /** Calls the listener when another tab has posted. Returns a function that unsubscribes. */
  listen(listener: () => void): () => void
}

/**
 * Opens a channel to the visitor's other tabs. Without `BroadcastChannel` it sends and receives nothing.
 *
 * @param name the channel; tabs hear those that post in channels with the same name
 */
export function createTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, listen: () => () => undefined }
  }
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window's argument
    post: () => channel.postMessage(null),
    listen(listener) {
      const onMessage = () => listener()
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}
