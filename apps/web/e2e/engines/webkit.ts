import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'

import * as z from 'zod/mini'

import { commandOf, isExecutable } from '../../../../scripts/commandOf.ts'
import { patience, type Engine, type EngineBrowser } from './EngineBrowser.ts'
import { reportedInPage } from './watchedSite.ts'

const driver = commandOf('WebKitWebDriver')
const screen = commandOf('xvfb-run')

/** The browser of Debian's WebKitGTK driver. */
function findMiniBrowser(): string | null {
  const libraries = ['libwebkit2gtk-4.1-0', 'libwebkit2gtk-4.0-37', 'libwebkitgtk-6.0-4']
  const { stdout } = spawnSync('dpkg', ['-L', ...libraries], { encoding: 'utf8' })
  const files = (stdout ?? '').split('\n').filter((file) => file.endsWith('/MiniBrowser'))
  return files.find(isExecutable) ?? null
}

const miniBrowser = driver === null ? null : findMiniBrowser()

/** The key of an element's id in WebDriver's replies. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const elementSchema = z.object({ [elementKey]: z.string() })
const answerSchema = z.object({ value: z.unknown() })
const sessionSchema = z.object({ sessionId: z.string() })

/** WebKitGTK, driven over WebDriver. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing:
    driver === null || screen === null || miniBrowser === null
      ? 'WebKitGTK or its driver is not installed: `apt-get install webkit2gtk-driver xvfb xauth` brings them.'
      : null,
  async start() {
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    const process_ = spawn(screen ?? '', ['-a', driver ?? '', `--port=${port}`], {
      // A separate process group, so that screen, driver and browser end together.
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, LANG: 'C.UTF-8', LANGUAGE: 'es_EC:es' },
    })
    return startSession(process_, `http://127.0.0.1:${port}`)
  },
}

async function call(method: 'GET' | 'POST', url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const { value } = answerSchema.parse(await answer.json())
  if (!answer.ok) throw new Error(`${url} answered ${JSON.stringify(value)}`)
  return value
}

/** Retries until it succeeds, or throws the last error. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await delay(100)
    }
  }
}

async function startSession(group: ChildProcess, origin: string): Promise<EngineBrowser> {
  await insist(() => call('GET', `${origin}/status`))
  const { sessionId } = sessionSchema.parse(
    await call('POST', `${origin}/session`, {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        },
      },
    }),
  )
  const session = `${origin}/session/${sessionId}`
  await call('POST', `${session}/window/rect`, { width: 1280, height: 900 })

  /** Finds a visible element and uses it; retries if the page has changed in the meantime. */
  const on = (xpath: string, work: (element: string) => Promise<unknown>) =>
    insist(async () => {
      const found = await call('POST', `${session}/element`, { using: 'xpath', value: xpath })
      const element = `${session}/element/${elementSchema.parse(found)[elementKey]}`
      if ((await call('GET', `${element}/displayed`)) !== true)
        throw new Error(`${xpath} is hidden`)
      await work(element)
    })

  /** The driver itself does not scroll to the next element after a click. */
  async function scrollTo(element: string): Promise<void> {
    await call('POST', `${session}/execute/sync`, {
      script: 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      args: [{ [elementKey]: element.slice(element.lastIndexOf('/') + 1) }],
    })
  }

  const evaluate = (expression: string) =>
    call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })

  return {
    async open(url) {
      await call('POST', `${session}/url`, { url })
    },
    click: (xpath) =>
      on(xpath, async (element) => {
        await scrollTo(element)
        await call('POST', `${element}/click`, {})
      }),
    type: (xpath, text) =>
      on(xpath, async (element) => {
        await scrollTo(element)
        await call('POST', `${element}/clear`, {})
        await call('POST', `${element}/value`, { text })
      }),
    see: (xpath) => on(xpath, () => Promise.resolve()),
    evaluate,
    pageErrors: async () =>
      z.array(z.string()).parse(JSON.parse(String(await evaluate(reportedInPage)))),
    async close() {
      await fetch(session, { method: 'DELETE' })
      if (group.pid !== undefined) process.kill(-group.pid)
    },
  }
}
