/** Milliseconds until the file's URL is revoked: some browsers read it only after the click. */
const revokeAfterMs = 60_000

/** Downloads a file. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
}
