/**
 * Sends a POST request to a Google REST API.
 *
 * @throws Error with the response when it is not a success
 */
export async function post(url: string, token: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${url}: ${response.status} ${await response.text()}`)
}
