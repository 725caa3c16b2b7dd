/** What the site's tabs tell one another. */
export interface TabChannel<Message> {
  /** Tells the other tabs, not this one. */
  post(message: Message): void
  /** Calls back with what other tabs post. Returns a stop. */
  listen(listener: (message: Message) => void): () => void
}

/**
 * A channel to the visitor's other tabs of this site. Where the browser has none, nothing is told.
 *
 * @param name tabs with the same name hear one another
 */
export function createTabChannel<Message extends { readonly type: string }>(
  name: string,
): TabChannel<Message> {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, listen: () => () => undefined }
  }
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window's argument
    post: (message) => channel.postMessage(message),
    listen(listener) {
      // Only tabs of this origin can post here, and they post by this same type.
      const hear = (event: MessageEvent) => listener(event.data as Message)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}
