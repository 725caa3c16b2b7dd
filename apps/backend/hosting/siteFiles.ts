import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join, sep } from 'node:path'

/** A file as a provider must return it, according to superstatic's README. */
interface SiteFile {
  readonly size: number
  readonly modified: number
  readonly etag: string
  readonly stream: ReadStream
}

/**
 * Creates a provider for superstatic that opens a file only when it is sent. The default provider opens each
 * file that it finds, in every language of a page and also when it has not changed, and closes only the one
 * that it sends: after some hundred pages in English the process cannot open more files.
 *
 * @returns a function that resolves with the file of a path, or null when there is none
 */
export function siteFiles(folder: string) {
  return async (request: IncomingMessage, pathname: string): Promise<SiteFile | null> => {
    const path = pathIn(folder, pathname)
    if (path === null) return null
    const found = await stat(path).catch(() => null) // also fails for names that are too long
    if (found === null || !found.isFile()) return null
    const { size, mtimeMs: modified } = found
    let opened: ReadStream | undefined
    return {
      size,
      modified,
      etag: `"${size.toString(36)}-${Math.floor(modified).toString(36)}"`,
      get stream() {
        // The file may have been deleted by a new build.
        opened ??= createReadStream(path).on('error', () => request.destroy())
        // A client that leaves drops the requests that it has pipelined; nothing else ends their streams.
        request.once('close', () => request.socket.destroyed && opened?.destroy())
        return opened
      },
    }
  }
}

function pathIn(folder: string, pathname: string): string | null {
  try {
    const path = join(folder, decodeURI(pathname))
    return path.startsWith(folder + sep) && !path.includes('\0') ? path : null
  } catch {
    return null // the path has an invalid escape
  }
}
