/**
 * Posts to a Google REST API.
 *
 * @throws Error with the answer when it is not a success
 */
export async function post(url: string, token: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`POST ${url}: ${answer.status} ${await answer.text()}`)
}
