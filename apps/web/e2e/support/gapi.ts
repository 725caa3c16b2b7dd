import type { BrowserContext } from '@playwright/test'

/** The messages between the SDK and the emulator's hidden page. */
interface Message {
  readonly gapi: 'ready' | 'call' | 'answer'
  readonly id?: number
  readonly name?: string
  readonly data?: unknown
}

/**
 * In place of Google's helper script, which the SDK's popup loads from the network: the part of `gapi.iframes` with
 * which a page and a hidden frame call each other.
 */
export const gapiScript = `(${gapi.toString()})()`

/** Answers requests for Google's helper script. */
export async function answerGapi(context: BrowserContext): Promise<void> {
  // The emulator's popup requests styles from the network, and would wait for them without one.
  await context.route(/^https:/, (route) => route.fulfill({ body: '' }))
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gapiScript }),
  )
}

/** Runs in the page and in the frame. */
function gapi(): void {
  type Handler = (data: unknown) => unknown
  const handlers = new Map<string, Handler>()
  const waiting = new Map<number, (answers: unknown[]) => void>()
  let calls = 0

  /** The other window; messages are queued until it listens. */
  function connect(other: () => Window | null) {
    const unsaid: Message[] = []
    let isOpen = false
    let tellOpen: (() => void) | undefined
    const opened = new Promise<void>((resolve) => {
      tellOpen = resolve
    })
    const say = (message: Message) => {
      if (isOpen) other()?.postMessage(message, '*')
      else unsaid.push(message)
    }
    return {
      open() {
        isOpen = true
        for (const message of unsaid.splice(0)) say(message)
        tellOpen?.()
      },
      say,
      restyle: () => Promise.resolve(),
      ping: (done: () => void) => opened.then(done),
      register: (name: string, handler: Handler) => void handlers.set(name, handler),
      unregister: (name: string) => void handlers.delete(name),
      send(name: string, data: unknown, done: (answers: unknown[]) => void) {
        calls += 1
        waiting.set(calls, done)
        say({ gapi: 'call', id: calls, name, data })
      },
    }
  }

  let line: ReturnType<typeof connect> | undefined
  window.addEventListener('message', (event: MessageEvent<Message>) => {
    const { gapi: kind, id = 0, name = '', data } = event.data
    if (kind === 'ready') line?.open()
    if (kind === 'answer') {
      try {
        waiting.get(id)?.([data])
      } catch {
        // As in Google's script, because the SDK throws in one of its callbacks in any case.
      }
    }
    if (kind !== 'call') return
    void Promise.resolve(handlers.get(name)?.(data)).then((answer) =>
      line?.say({ gapi: 'answer', id, data: answer }),
    )
  })

  const frames = {
    open({ url }: { url: string }, opened: (frame: unknown) => unknown) {
      const frame = document.createElement('iframe')
      frame.hidden = true
      frame.src = url
      document.body.append(frame)
      line = connect(() => frame.contentWindow)
      opened(line)
      return Promise.resolve(line)
    },
    getParentIframe() {
      line = connect(() => window.parent)
      line.open()
      line.say({ gapi: 'ready' })
      return line
    },
  }
  Object.assign(window, {
    gapi: {
      load: (_: string, { callback }: { callback: () => void }) => void setTimeout(callback),
      iframes: { CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => frames },
    },
  })
  const script = document.currentScript
  const name = script instanceof HTMLScriptElement && new URL(script.src).searchParams.get('onload')
  const loaded: unknown = Reflect.get(window, name || 'gapi_onload')
  if (typeof loaded === 'function') loaded()
}
