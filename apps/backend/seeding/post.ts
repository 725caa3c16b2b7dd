import { SetupError } from '../emulators/SetupError.ts'

/**
 * Sends a POST request to a Google REST API.
 *
 * @throws SetupError with the response when it is not a success
 */
export async function post(url: string, token: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new SetupError(`POST ${url}: ${response.status} ${await response.text()}`)
}
