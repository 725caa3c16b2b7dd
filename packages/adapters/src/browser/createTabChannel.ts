/** Messages between the visitor's tabs of this site. */
export interface TabChannel<Message> {
  /** Sends a message to the other tabs. */
  post(message: Message): void
  /** Calls the listener with each message of another tab. Returns a function that unsubscribes. */
  listen(listener: (message: Message) => void): () => void
}

/**
 * Opens a channel to the visitor's other tabs. Without `BroadcastChannel` it sends and receives nothing.
 *
 * @param name the channel; tabs receive the messages of channels with the same name
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
      // Only tabs of this origin can post here, and they use this type.
      const onMessage = (event: MessageEvent) => listener(event.data as Message)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}
