import type { CommandResult, RunCommand } from '@storefront/domain'

import { callableFailure, FailedAnswer, failures, httpFailure } from '../failures.ts'
import { keepPresses } from '../keepPresses.ts'
import type { Call } from '../withRetries.ts'

export interface CommandCallSettings {
  /** The URL of the shop's function, absolute or a path of the site. */
  readonly url: string
  /** Repeats failed calls. Every command may be repeated with its press: the second time it finds its work done. */
  readonly call: Call
  /** Gets the token of the signed-in visitor, or null for a guest. Default: everybody is a guest. */
  readonly idToken?: () => Promise<string | null>
  /** Gets the App Check token to send. Default: none is sent. */
  readonly appCheckToken?: () => Promise<string>
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch
}

/** Sends commands to the shop's function, by the protocol of callable functions and without their SDK. */
export function createCommandCall(settings: CommandCallSettings): RunCommand {
  const { url, call, idToken, appCheckToken, fetch: send = (...args) => fetch(...args) } = settings

  return keepPresses(({ name }, input, press) =>
    call(name, async () => {
      const [token, appCheck] = await Promise.all([idToken?.(), appCheckToken?.()])
      const response = await send(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token != null && { Authorization: `Bearer ${token}` }),
          ...(appCheck !== undefined && { 'X-Firebase-AppCheck': appCheck }),
        },
        body: JSON.stringify({ data: { command: name, press, input } }),
      })
      // The function answers a command with the types of this command.
      return resultIn(await response.json(), response.status) as CommandResult<never, never>
    }),
  )
}

/**
 * @param body what the function, or something before it, has answered: `{ result }` or `{ error: { status, message } }`
 * @throws FailedAnswer
 */
function resultIn(body: unknown, status: number): unknown {
  const { result, error } = fieldsOf(body)
  const { ok } = fieldsOf(result)
  if (typeof ok === 'boolean') return result
  const { status: name, message } = fieldsOf(error)
  if (typeof name === 'string' && typeof message === 'string') {
    throw new FailedAnswer(status, callableFailure(name) ?? httpFailure(status), message)
  }
  throw status < 400 ? new FailedAnswer(status, failures.unavailable) : new FailedAnswer(status)
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
