/** For how long a browser may take to begin with a file that it was handed: ms. */
const keptMs = 60_000

/** Hands the visitor a file to keep. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it only after the click is done.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
